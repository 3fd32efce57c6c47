import { describe, expect, it } from 'vitest'
import { formatMoney, formatWholeDollars } from './money.ts'

describe('money', () => {
  it('reads amounts in the smallest unit of their currency', () => {
    expect(formatMoney(49_900)).toBe('$499.00')
    expect(formatMoney(49_900, 'usd', true)).toBe('$499')
    expect(formatMoney(49_950, 'usd', true)).toBe('$499.50')
    expect(formatMoney(1200, 'jpy')).toBe('¥1,200')
  })

  it('shows whole dollars', () => {
    expect(formatWholeDollars('499')).toBe('$499')
    expect(formatWholeDollars(4321.6)).toBe('$4,322')
  })
})
