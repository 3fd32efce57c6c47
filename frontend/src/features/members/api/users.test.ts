import { expect, it } from 'vitest'
import { countWording } from './users.ts'

it.each([
  [0, '0 members in total'],
  [1, '1 member in total'],
  [49, '49 members in total'],
  [50, 'The newest 50 members'],
])('words a list of %d', (count, words) => {
  expect(countWording(count)).toBe(words)
})
