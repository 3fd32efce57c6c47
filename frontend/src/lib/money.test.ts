import { expect, it } from 'vitest'
import { formatWholeDollars } from './money.ts'

it('shows whole dollars', () => {
  expect(formatWholeDollars('499')).toBe('$499')
  expect(formatWholeDollars(4321.6)).toBe('$4,322')
})
