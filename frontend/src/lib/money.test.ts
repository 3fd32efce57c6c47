import { expect, it } from 'vitest'
import { formatWholeDollars } from './money.ts'

it('shows whole dollars', () => {
  expect(formatWholeDollars('499')).toBe('$499')
  expect(formatWholeDollars(4321.6)).toBe('$4,322')
  expect(formatWholeDollars('1234567')).toBe('$1,234,567')
  expect(formatWholeDollars(0)).toBe('$0')
})
