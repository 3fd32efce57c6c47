import { expect, it } from 'vitest'
import { lockReason, lockReasonUnlessStaff } from './new-grants.ts'

it('opens new grants to an active membership only, and says why not', () => {
  expect(lockReason({ membershipStatus: 'active' })).toBeNull()
  expect(lockReason({ membershipStatus: 'payment_failed' })).toMatch(/payment failed/)
  expect(lockReason({ membershipStatus: 'none' })).toMatch(/active membership/)
  expect(lockReason({ membershipStatus: 'canceled' })).toMatch(/active membership/)
})

it('opens what staff use to staff, whatever their own membership is', () => {
  expect(lockReasonUnlessStaff({ role: 'staff', membershipStatus: 'none' })).toBeNull()
  expect(lockReasonUnlessStaff({ role: 'member', membershipStatus: 'none' })).toMatch(/active membership/)
})
