import { describe, expect, it } from 'vitest'
import { dueCharge, lifeOf, planLock, termsUntilEnd, unpaidHeading } from './life.ts'

const now = new Date('2026-11-21T12:00:00Z')
const paid = {
  nextCharge: { amount: 1, tax: 0, at: '2027-11-21T00:00:00Z' },
  endsAt: null,
  openInvoice: null,
}
const owed = { kind: 'renewal', amount: 1, payUrl: null, needsAuthentication: false } as const
const changed = { ...owed, kind: 'plan-change' } as const

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
  it('is none while a renewal is open, and comes all the same after a change of plan', () => {
    expect(dueCharge(paid)).toBe(paid.nextCharge)
    expect(dueCharge({ ...paid, openInvoice: owed })).toBeNull()
    expect(dueCharge({ ...paid, openInvoice: changed })).toBe(paid.nextCharge)
  })
})

describe('what is not paid', () => {
  it('is called a renewal only where it is one', () => {
    expect(unpaidHeading(owed)).toBe('Your renewal is not paid yet')
    expect(unpaidHeading(changed)).toBe('Your change of plan is not paid yet')
  })

  it('has to be confirmed first where the bank says so', () => {
    for (const open of [owed, changed])
      expect(unpaidHeading({ ...open, needsAuthentication: true })).toContain(
        'Your bank wants you to confirm',
      )
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
    expect(termsUntilEnd('active', null)).toBe(
      'Until then everything stays open to you, and nothing more is charged.',
    )
  })

  it('name what is due for a change of plan, on which no access depends', () => {
    expect(termsUntilEnd('active', changed)).toBe(
      'Until then everything stays open to you, and only the open invoice is due.',
    )
  })

  it('promise nothing to somebody who owes, but say what paying brings', () => {
    for (const status of ['active', 'payment_failed'] as const)
      expect(termsUntilEnd(status, owed)).toBe(
        'Pay the open invoice, and everything is open to you until then.',
      )
    expect(termsUntilEnd('payment_failed', null)).toBe('')
  })
})
