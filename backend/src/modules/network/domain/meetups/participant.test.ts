import { describe, expect, it } from 'vitest'
import { mayMoveUp } from './participant.ts'

const now = new Date('2026-11-21T12:00:00Z')
const meetup = { requiredTier: 'pro' as const, organizerId: 'other' }
const somebody = {
  id: 'somebody',
  role: 'member' as const,
  membershipStatus: 'active' as const,
  membershipTier: 'pro' as const,
  gracePeriodEnd: null,
}

describe('who waits moves up', () => {
  it('with access and a tier that opens the meetup', () => {
    expect(mayMoveUp(meetup, somebody, now)).toBe(true)
    expect(mayMoveUp(meetup, { ...somebody, membershipStatus: 'canceled' }, now)).toBe(false)
    expect(mayMoveUp(meetup, { ...somebody, membershipTier: 'basic' }, now)).toBe(false)
  })
  it('without either, as one of the staff', () => {
    const staff = { ...somebody, role: 'staff', membershipStatus: 'none', membershipTier: 'none' } as const
    expect(mayMoveUp(meetup, staff, now)).toBe(true)
  })
})
