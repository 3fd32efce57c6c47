import { describe, expect, it } from 'vitest'
import { cardExpiry, cardName, isExpiredAt } from './card.ts'

const card = { brand: 'visa', lastFour: '4242', expiresMonth: 4, expiresYear: 2027 }

describe('a card in words', () => {
  it('names brand and last four digits', () => {
    expect(cardName(card)).toBe('Visa ending in 4242')
    expect(cardName({ brand: 'amex', lastFour: '0005' })).toBe('American Express ending in 0005')
  })

  it('says the month as it is printed', () => {
    expect(cardExpiry(card)).toBe('04/2027')
    expect(cardExpiry({ ...card, expiresMonth: 12 })).toBe('12/2027')
  })
})

describe('the end of a card', () => {
  it('comes with the end of its month', () => {
    expect(isExpiredAt(card, new Date('2027-04-30T23:59:59.999Z'))).toBe(false)
    expect(isExpiredAt(card, new Date('2027-05-01T00:00:00Z'))).toBe(true)
  })

  it('comes with the end of the year for December', () => {
    const december = { ...card, expiresMonth: 12 }
    expect(isExpiredAt(december, new Date('2027-12-31T23:59:59Z'))).toBe(false)
    expect(isExpiredAt(december, new Date('2028-01-01T00:00:00Z'))).toBe(true)
  })
})
