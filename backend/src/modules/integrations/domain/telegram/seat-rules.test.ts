import { expect, it } from 'vitest'
import { mayHoldSeat, refusalOfInvite, type Seated } from './seat-rules.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const LATER = new Date('2026-11-22T10:00:00Z')
const MEMBER: Seated = {
  role: 'member',
  membershipStatus: 'active',
  membershipTier: 'basic',
  gracePeriodEnd: null,
}

const LOCKED = 'Locked because your last payment failed. It opens again as soon as the payment arrives.'
const NEEDED = 'Active membership required for Telegram channel access'

it.each<[string, Partial<Seated>, boolean, string | null]>([
  ['an active member', {}, true, null],
  ['an active member without a tier', { membershipTier: 'none' }, true, NEEDED],
  ['a member in grace', { membershipStatus: 'payment_failed', gracePeriodEnd: LATER }, true, LOCKED],
  ['a member after grace', { membershipStatus: 'payment_failed', gracePeriodEnd: NOW }, false, LOCKED],
  ['a former member', { membershipStatus: 'canceled' }, false, NEEDED],
  ['staff', { role: 'staff', membershipStatus: 'none', membershipTier: 'none' }, true, null],
])('%s', (_, change, seat, refusal) => {
  const person = { ...MEMBER, ...change }
  expect([mayHoldSeat(person, NOW), refusalOfInvite(person)]).toEqual([seat, refusal])
})

it('gives no seat to an account that is gone', () => {
  expect(mayHoldSeat(undefined, NOW)).toBe(false)
})
