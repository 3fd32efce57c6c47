import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { expect, it } from 'vitest'
import { hasPersonChanged, isAuthError } from './access-changes.ts'
import { failureOf } from './http-error.ts'

const ada: SessionUser = {
  id: '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11',
  username: 'ada',
  email: 'ada@example.com',
  role: 'member',
  membershipStatus: 'active',
  membershipTier: 'pro',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastActive: '2026-01-02T00:00:00.000Z',
}

const changes: Partial<SessionUser>[] = [
  { role: 'staff' },
  { membershipStatus: 'canceled' },
  { membershipTier: 'basic' },
  { gracePeriodEnd: '2026-01-09T00:00:00.000Z' },
  { paymentFailureCount: 1 },
  { secondFactorRequired: true },
]

it.each(changes.map((change) => [change]))('a person stands otherwise with %o', (change) => {
  expect(hasPersonChanged({ ...ada, ...change }, ada)).toBe(true)
})

it('a person who was there again stands as before', () => {
  expect(hasPersonChanged({ ...ada, lastActive: '2026-01-03T00:00:00.000Z' }, ada)).toBe(false)
})

it('tells of a change: who is not known any more, and who may not do a thing', () => {
  const told = [400, 401, 403, 404, 500].filter((status) => isAuthError(failureOf(status, '', '')))
  expect(told).toEqual([401, 403])
  expect(isAuthError(new Error('offline'))).toBe(false)
})
