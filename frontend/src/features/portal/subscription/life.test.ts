import { describe, expect, it } from 'vitest'
import { dueCharge, lifeOf, planLock, termsUntilEnd } from './life.ts'

const now = new Date('2026-11-21T12:00:00Z')
const paid = {
  nextCharge: { amount: 1, tax: 0, at: '2027-11-21T00:00:00Z' },
  endsAt: null,
  openInvoice: null,
}
const owed = { amount: 1, payUrl: null, needsAuthentication: false }

describe('the life of a subscription', () => {
  it('goes on while something will be charged or is owed', () => {
    expect(lifeOf(paid, now)).toBe('renews')
    expect(lifeOf({ ...paid, nextCharge: null, openInvoice: owed }, now)).toBe('renews')
  })

  it('ends on the day it was canceled for', () => {
    const canceled = { ...paid, nextCharge: null }
    expect(lifeOf({ ...canceled, endsAt: '2026-11-21T12:00:01Z' }, now)).toBe('ends')
    expect(lifeOf({ ...canceled, endsAt: '2026-11-21T12:00:00Z' }, now)).toBe('ended')
  })

  it('is over when nothing is charged, owed or planned', () => {
    expect(lifeOf({ ...paid, nextCharge: null }, now)).toBe('ended')
  })
})

describe('the next charge', () => {
  it('is none while an invoice is open', () => {
    expect(dueCharge(paid)).toBe(paid.nextCharge)
    expect(dueCharge({ ...paid, openInvoice: owed })).toBeNull()
  })
})

describe('the lock of the plan', () => {
  it('opens for a subscription that renews and owes nothing', () => {
    expect(planLock('renews', false)).toBeNull()
  })

  it('says what to do first', () => {
    expect(planLock('renews', true)).toContain('Pay the open invoice')
    expect(planLock('ends', false)).toContain('Resume')
  })
})

describe('the terms until the end', () => {
  it('promise what is paid', () => {
    expect(termsUntilEnd('active', false)).toContain('everything stays open')
  })

  it('promise nothing to somebody who owes, but say what paying brings', () => {
    for (const status of ['active', 'payment_failed'] as const)
      expect(termsUntilEnd(status, true)).toBe(
        'Pay the open invoice, and everything is open to you until then.',
      )
    expect(termsUntilEnd('payment_failed', false)).toBe('')
  })
})
