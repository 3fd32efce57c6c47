import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'

it('reads amounts in the smallest unit of their currency', () => {
  expect(formatMoney(49_900)).toBe('$499.00')
  expect(formatMoney(49_900, 'usd', true)).toBe('$499')
  expect(formatMoney(49_950, 'usd', true)).toBe('$499.50')
  expect(formatMoney(1200, 'jpy')).toBe('¥1,200')
})
