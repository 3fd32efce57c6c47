import { describe, expect, it } from 'vitest'
import { mailboxOf, type ReferralFacts, refusalOf, stateAfterRefund, takesCode } from './referral.ts'

const facts: ReferralFacts = {
  ownerId: 'owner',
  memberId: 'friend',
  ownerEmail: 'owner@example.org',
  buyerEmails: ['friend@example.org'],
  fromOwnersBrowser: false,
  wasMemberBefore: false,
  isRefunded: false,
}

describe('a referral', () => {
  it('counts for somebody new', () => expect(refusalOf(facts)).toBeNull())

  it.each<[string, Partial<ReferralFacts>, string]>([
    ['of oneself', { memberId: 'owner' }, 'own-account'],
    ['by the own address', { buyerEmails: ['OWNER@example.org'] }, 'own-mailbox'],
    ['by a variant of the own address', { buyerEmails: ['owner+two@example.org'] }, 'own-mailbox'],
    [
      'paid with the own address',
      { buyerEmails: ['friend@example.org', 'owner@example.org'] },
      'own-mailbox',
    ],
    ['from the own browser', { fromOwnersBrowser: true }, 'own-browser'],
    ['of somebody who comes back', { wasMemberBefore: true }, 'member-before'],
    ['whose payment went back', { isRefunded: true }, 'payment-refunded'],
  ])('%s does not count', (_, change, reason) => expect(refusalOf({ ...facts, ...change })).toBe(reason))
})

describe('a mailbox', () => {
  it.each([
    ['Ana@Example.org', 'ana@example.org'],
    ['ana+news+more@example.org', 'ana@example.org'],
    ['a.n.a@example.org', 'a.n.a@example.org'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
  ])('%s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
})

describe('a refund', () => {
  it.each([
    ['credited', true, 'withdrawn'],
    ['credited', false, 'credited'],
    ['invited', true, 'refused'],
    ['invited', false, 'invited'],
    ['refused', true, 'refused'],
    ['withdrawn', true, 'withdrawn'],
  ] as const)('leaves %s (first payment: %s) as %s', (state, isFirstPayment, after) =>
    expect(stateAfterRefund(state, { isFirstPayment })).toBe(after),
  )
})

describe('a code', () => {
  const begunAt = new Date('2026-03-01T10:00:00Z')
  const soon = new Date('2026-03-01T10:05:00Z')
  const late = new Date('2026-03-02T10:00:00Z')

  it.each([
    ['is taken until the payment', { state: 'begun', referralCode: 'OLD' }, soon, true],
    ['is taken once after it', { state: 'completed', referralCode: null }, soon, true],
    ['does not change after it', { state: 'completed', referralCode: 'OLD' }, soon, false],
    ['is not taken a day later', { state: 'completed', referralCode: null }, late, false],
  ] as const)('%s', (_, checkout, now, taken) => expect(takesCode({ ...checkout, begunAt }, now)).toBe(taken))
})
