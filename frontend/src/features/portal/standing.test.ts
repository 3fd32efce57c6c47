import { expect, test } from 'vitest'
import { graceOf, mayEnter, mayUseTelegram } from './standing.ts'

const now = new Date('2026-03-10T12:00:00Z')

const failed = (gracePeriodEnd: string | null, paymentFailureCount = 1) => ({
  role: 'member' as const,
  membershipTier: 'pro' as const,
  membershipStatus: 'payment_failed' as const,
  gracePeriodEnd,
  paymentFailureCount,
})
const person = (membershipStatus: 'none' | 'active' | 'canceled') => ({
  ...failed(null, 0),
  membershipStatus,
})

test('opens to active members, in the grace period, and to staff', () => {
  expect(mayEnter(person('active'), now)).toBe(true)
  expect(mayEnter(failed('2026-03-10T12:00:01Z'), now)).toBe(true)
  expect(mayEnter({ ...person('none'), role: 'staff' }, now)).toBe(true)
})

test('stays closed to everybody else', () => {
  expect(mayEnter(person('none'), now)).toBe(false)
  expect(mayEnter(person('canceled'), now)).toBe(false)
  expect(mayEnter(failed('2026-03-10T12:00:00Z'), now)).toBe(false)
  expect(mayEnter(failed(null), now)).toBe(false)
})

test('counts the days of grace up', () => {
  const end = '2026-03-12T12:00:01Z'
  expect(graceOf(failed(end), now)).toEqual({ endsAt: new Date(end), daysLeft: 3, attemptsLeft: null })
})

test('warns from the second failure on', () => {
  expect(graceOf(failed('2026-03-12T12:00:00Z', 2), now)).toMatchObject({ daysLeft: 2, attemptsLeft: 1 })
})

test('there is no grace without a failed payment, or after its end', () => {
  expect(graceOf(person('active'), now)).toBeNull()
  expect(graceOf(failed('2026-03-10T12:00:00Z'), now)).toBeNull()
})

test('the Telegram card needs an active membership of some tier, or to be of the staff', () => {
  expect(mayUseTelegram(person('active'))).toBe(true)
  expect(mayUseTelegram({ ...person('active'), membershipTier: 'none' })).toBe(false)
  expect(mayUseTelegram(failed('2026-03-12T12:00:00Z'))).toBe(false)
  expect(mayUseTelegram({ ...person('none'), membershipTier: 'none', role: 'admin' })).toBe(true)
})
