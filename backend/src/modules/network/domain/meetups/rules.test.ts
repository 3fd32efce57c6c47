import type { Tier } from '@meridian/contracts/values/tiers'
import { describe, expect, it } from 'vitest'
import type { Participant } from './meetup.ts'
import {
  assertEventDateIsAhead,
  assertHoldsPlace,
  assertIsOnTheList,
  assertIsRunBy,
  assertMeetupHasFreeSeat,
  assertMeetupIsUpcoming,
  assertNoReasonIsLost,
  assertNotRemoved,
  assertTakenSeatsStay,
  assertTierIsEnough,
  mayKnowWhere,
} from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')
const somebody: Participant = { id: 'somebody', tier: 'basic', isStaff: false }
const seats = { maxAttendees: 2, attendeeCount: 2, waitlistCount: 1, arrivals: 3 }

describe('a meetup is upcoming', () => {
  it('until the moment it begins', () => {
    expect(() => assertMeetupIsUpcoming({ status: 'upcoming', eventDate: later }, now)).not.toThrow()
    expect(() => assertMeetupIsUpcoming({ status: 'upcoming', eventDate: now }, now)).toThrow(
      'has already begun',
    )
  })
  it('but not when it was called off', () =>
    expect(() => assertMeetupIsUpcoming({ status: 'canceled', eventDate: later }, now)).toThrow('called off'))
  it('can be planned for the next years only', () => {
    expect(() => assertEventDateIsAhead(later, now)).not.toThrow()
    expect(() => assertEventDateIsAhead(now, now)).toThrow('in the future')
    expect(() => assertEventDateIsAhead(new Date('2032-01-01'), now)).toThrow('next 5 years')
  })
})

describe('a reason for calling a meetup off', () => {
  it('may be given once, and repeated', () => {
    for (const again of ['', 'Rain']) expect(() => assertNoReasonIsLost('Rain', again)).not.toThrow()
  })

  it.each(['', 'Rain'])('is not lost after %j', (told) => {
    expect(() => assertNoReasonIsLost(told, 'Illness')).toThrow('your reason was told to nobody')
  })
})

describe('a tier is enough', () => {
  const check = (tier: Participant['tier'], requiredTier: Tier) => () =>
    assertTierIsEnough({ requiredTier, organizerId: 'other' }, { ...somebody, tier })
  it.each([
    ['basic', 'basic'],
    ['pro', 'basic'],
    ['enterprise', 'enterprise'],
  ] as const)('%s for %s', (tier, requiredTier) => expect(check(tier, requiredTier)).not.toThrow())
  it.each([
    ['basic', 'pro'],
    ['pro', 'enterprise'],
    ['none', 'basic'],
  ] as const)('but not %s for %s', (tier, requiredTier) =>
    expect(check(tier, requiredTier)).toThrow(`for the ${requiredTier} tier and above`),
  )
  it('whatever it is, for staff and the organiser', () => {
    const meetup = { requiredTier: 'enterprise' as const, organizerId: somebody.id }
    expect(() => assertTierIsEnough(meetup, somebody)).not.toThrow()
    const staff = { id: 'staff', tier: 'none' as const, isStaff: true }
    expect(() => assertTierIsEnough(meetup, staff)).not.toThrow()
  })
})

describe('where exactly a meetup is', () => {
  const pro = { requiredTier: 'pro', organizerId: 'other', attendance: null, isRemoved: false } as const
  const above: Participant = { ...somebody, tier: 'pro' }
  it('is known to those whose tier opens it', () => {
    expect(mayKnowWhere(pro, above)).toBe(true)
    expect(mayKnowWhere(pro, somebody)).toBe(false)
  })
  it.each(['interested', 'confirmed', 'waitlisted'] as const)(
    'is known to who is %s, whatever became of their tier',
    (attendance) => expect(mayKnowWhere({ ...pro, attendance }, somebody)).toBe(true),
  )
  it('is hidden from who was taken off the list', () =>
    expect(mayKnowWhere({ ...pro, isRemoved: true }, above)).toBe(false))
  it('is known to staff and the organiser in any case', () => {
    const removed = { ...pro, isRemoved: true }
    expect(mayKnowWhere(removed, { id: 'staff', tier: 'none', isStaff: true })).toBe(true)
    expect(mayKnowWhere({ ...removed, organizerId: somebody.id }, somebody)).toBe(true)
  })
})

describe('a meetup is run', () => {
  it('by its organiser and staff, and nobody else', () => {
    expect(() => assertIsRunBy({ organizerId: somebody.id }, somebody)).not.toThrow()
    expect(() => assertIsRunBy({ organizerId: 'other' }, { ...somebody, isStaff: true })).not.toThrow()
    expect(() => assertIsRunBy({ organizerId: 'other' }, somebody)).toThrow('Only the organiser')
  })
})

describe('places', () => {
  it('that are taken stay', () => {
    expect(() => assertTakenSeatsStay(seats, 1)).toThrow('2 places are already taken')
    expect(() => assertTakenSeatsStay(seats, 2)).not.toThrow()
    expect(() => assertTakenSeatsStay(seats, null)).not.toThrow()
  })
  it('are free, or not', () => {
    expect(() => assertMeetupHasFreeSeat(seats)).toThrow('Every place')
    expect(() => assertMeetupHasFreeSeat({ ...seats, maxAttendees: null })).not.toThrow()
  })
  it('are confirmed for whoever holds one', () => {
    expect(() => assertHoldsPlace('interested')).not.toThrow()
    for (const state of ['waitlisted', 'removed', null] as const)
      expect(() => assertHoldsPlace(state)).toThrow('holds a place')
  })
  it('are not taken again by whoever was removed, nor looked for where nobody is', () => {
    expect(() => assertNotRemoved('removed')).toThrow('off the list')
    expect(() => assertNotRemoved(null)).not.toThrow()
    expect(() => assertIsOnTheList(null)).toThrow('not on the list')
  })
})
