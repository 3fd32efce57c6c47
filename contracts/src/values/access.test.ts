import { describe, expect, it } from 'vitest'
import { daysUntil, hasAccess } from './access.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')

describe('access', () => {
  it('comes with an active membership', () => {
    expect(hasAccess({ membershipStatus: 'active', gracePeriodEnd: null }, now)).toBe(true)
  })
  it('stays while a failed payment is in its grace period', () => {
    expect(hasAccess({ membershipStatus: 'payment_failed', gracePeriodEnd: later }, now)).toBe(true)
  })
  it('ends at the very moment the grace period does', () => {
    expect(hasAccess({ membershipStatus: 'payment_failed', gracePeriodEnd: now }, now)).toBe(false)
  })
  it.each(['none', 'canceled'] as const)(
    'is not there for %s, whatever an old grace period says',
    (membershipStatus) => {
      expect(hasAccess({ membershipStatus, gracePeriodEnd: later }, now)).toBe(false)
    },
  )
})

describe('days left', () => {
  it('are rounded up', () => expect(daysUntil(later, now)).toBe(1))
  it('are none once the end has passed', () => expect(daysUntil(now, later)).toBe(0))
  it('count whole days as they are', () => expect(daysUntil(new Date('2026-11-28T12:00:00Z'), now)).toBe(7))
})
