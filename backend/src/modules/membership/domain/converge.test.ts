import { describe, expect, it } from 'vitest'
import { active, day, failed, step } from './testing/step.ts'

describe('an active membership', () => {
  it('has nothing to tell when nothing changed', () => {
    expect(step(active, {}, day(2)).events).toEqual([])
  })
  it('keeps access while nothing was tried on an invoice that is due', () => {
    expect(step(active, { state: 'past-due' }, day(2)).after.status).toBe('active')
  })
  it('enters the grace period with the first failure', () => {
    const { after, events } = step(active, { state: 'past-due', openInvoice: failed(2) }, day(2))
    expect(after).toMatchObject({ status: 'payment_failed', paymentFailureCount: 1, gracePeriodEnd: day(9) })
    expect(events).toEqual(['membership.payment-failed'])
  })
  it('tells of every failure, also of those heard of together', () => {
    const { after, events } = step(active, { state: 'past-due', openInvoice: failed(2, 3, 4) }, day(4))
    expect(after).toMatchObject({ gracePeriodEnd: day(4), accessEndedAt: day(4) })
    expect(events).toEqual([
      'membership.payment-failed',
      'membership.payment-failed',
      'membership.payment-failed',
      'membership.access-lost',
    ])
  })
  it('ends with its subscription', () => {
    const { after, events } = step(active, { state: 'ended', endedAt: day(3) }, day(5))
    expect(after).toMatchObject({ status: 'canceled', accessEndedAt: day(3) })
    expect(events).toEqual(['membership.canceled', 'membership.access-lost'])
  })
  it('ends with the refund of its year, also while a change of plan is owed', () => {
    const refund = { invoiceId: 'in_1', at: day(3) }
    expect(step(active, { refund }, day(3)).after).toMatchObject({
      status: 'canceled',
      accessEndedAt: day(3),
    })
    const { after } = step(active, { state: 'past-due', refund }, day(3))
    expect(after).toMatchObject({ status: 'canceled', accessEndedAt: day(3) })
  })
  it.each([
    ['with the last attempt', failed(2, 3), day(3)],
    ['with the beginning of the period where none is known', null, new Date(Date.UTC(2025, 10, 1))],
  ])('has no access while the provider has given up collecting, %s', (_, openInvoice, end) => {
    const { after, events } = step(active, { state: 'unpaid', openInvoice }, day(4))
    expect(after).toMatchObject({ status: 'payment_failed', gracePeriodEnd: end, accessEndedAt: end })
    expect(events).toContain('membership.access-lost')
  })
  it('goes on while the provider has given up collecting a change of plan, but only where its own period is paid', () => {
    expect(step(active, { state: 'unpaid', paidUntil: day(1) }, day(4))).toEqual({
      after: { ...active, paidUntil: day(1) },
      events: [],
    })
    const { after } = step(active, { state: 'unpaid', paidUntil: day(1), currentPeriodEnd: day(20) }, day(4))
    expect(after.status).toBe('payment_failed')
  })
  it('tells of another plan', () => {
    const { events } = step(active, { tier: 'enterprise', yearlyPriceCents: 99_900 }, day(2))
    expect(events).toEqual(['membership.plan-changed'])
  })
  it('tells of another price for the same tier, which is no other plan', () => {
    const { events } = step(active, { yearlyPriceCents: active.yearlyPriceCents + 100 }, day(2))
    expect(events).toEqual(['membership.repriced'])
  })
})

describe('a membership that was given to somebody who paid before', () => {
  const ended = step(active, { state: 'ended', endedAt: day(1) }, day(2)).after
  const given = { ...ended, tier: 'basic', yearlyPriceCents: 0, accessEndedAt: day(20) } as const
  it('takes on the plan from before once both are over, and nobody is told of that', () => {
    expect(step(given, { state: 'ended', endedAt: day(1) }, day(21))).toEqual({ after: ended, events: [] })
  })
  it('is told to be another plan where the subscription goes on', () => {
    expect(step(given, {}, day(21)).events).toEqual(['membership.plan-changed', 'membership.restored'])
  })
})

describe('a disputed payment', () => {
  const period = { invoiceId: 'in_year', lost: false }
  const upgrade = { invoiceId: 'in_upgrade', lost: false }
  const held = step(active, { disputes: [upgrade, period] }, day(2)).after
  it('is told of, each one once', () => {
    const { events } = step(active, { disputes: [upgrade, period] }, day(2))
    expect(events).toEqual(['membership.payment-disputed', 'membership.payment-disputed'])
    expect(step(held, { disputes: [upgrade, period] }, day(3)).events).toEqual([])
  })
  it('is told of when it is lost, and ends nothing where it is not the whole period', () => {
    const disputes = [{ ...upgrade, lost: true }, period]
    const { after, events } = step(held, { disputes }, day(3))
    expect([after.status, events]).toEqual(['active', ['membership.dispute-lost']])
    expect(step(after, { disputes }, day(4)).events).toEqual([])
  })
  it('of the whole period ends the membership when it is lost', () => {
    const disputes = [upgrade, { ...period, lost: true }]
    const { events } = step(held, { disputes, refund: { invoiceId: 'in_year', at: day(2) } }, day(3))
    expect(events).toEqual(['membership.payment-refunded', 'membership.canceled', 'membership.access-lost'])
  })
})

describe('a lost dispute of an upgrade', () => {
  it('leaves nothing for staff to decide where it is the last of the payments that went back', () => {
    const disputes = [{ invoiceId: 'in_upgrade', lost: true }]
    const held = step(active, { disputes: [{ invoiceId: 'in_upgrade', lost: false }] }, day(2)).after
    const { events } = step(held, { disputes, refund: { invoiceId: 'in_year', at: day(3) } }, day(3))
    expect(events).not.toContain('membership.dispute-lost')
  })
})

describe('a membership in trouble', () => {
  const inGrace = step(active, { state: 'past-due', openInvoice: failed(2) }, day(2)).after
  const lost = step(inGrace, { state: 'past-due', openInvoice: failed(2, 3, 4) }, day(4)).after

  it('is not told of the same failure twice', () => {
    expect(step(inGrace, { state: 'past-due', openInvoice: failed(2) }, day(3)).events).toEqual([])
  })
  it('still owes the renewal when only a change of plan was paid since', () => {
    const { after, events } = step(inGrace, { tier: 'basic', openInvoice: failed(2) }, day(3))
    expect(after).toEqual({ ...inGrace, tier: 'basic' })
    expect(events).toEqual(['membership.plan-changed'])
  })
  it('loses access when we look after the end has passed', () => {
    const { events } = step(inGrace, { state: 'past-due', openInvoice: failed(2) }, day(10))
    expect(events).toEqual(['membership.access-lost'])
  })
  it('comes back with the payment', () => {
    const { after, events } = step(inGrace, {}, day(3))
    expect(after).toEqual(active)
    expect(events).toEqual(['membership.restored'])
  })
  it('comes back with everything after access was lost', () => {
    expect(step(lost, {}, day(6)).after).toEqual(active)
  })
  it('ends in the same state whichever way it got there', () => {
    const atOnce = step(active, { state: 'past-due', openInvoice: failed(2, 3, 4) }, day(12)).after
    expect(atOnce).toEqual(lost)
  })
})
