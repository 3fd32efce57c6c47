import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [36_700, '37 kB'],
  [4_230_000, '4.2 MB'],
  [120_400_000, '120 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
