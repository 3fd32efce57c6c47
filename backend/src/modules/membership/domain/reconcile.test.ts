import { describe, expect, it } from 'vitest'
import type { ListedSubscription } from './billing.ts'
import { compare, type Held, messagesWantedSince, newlyLeft } from './reconcile.ts'

const end = new Date(Date.UTC(2027, 10, 21))

function listed(change: Partial<ListedSubscription> = {}): ListedSubscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    checkoutId: null,
    state: 'active',
    tier: 'pro',
    yearlyPriceCents: 49_900,
    currentPeriodEnd: end,
    cancelAt: null,
    changedPlanLast: false,
    ...change,
  }
}

function member(change: Partial<NonNullable<Held['membership']>> = {}): Held {
  const membership = {
    status: 'active' as const,
    tier: 'pro' as const,
    yearlyPriceCents: 49_900,
    currentPeriodEnd: end,
    cancelAt: null,
    ...change,
  }
  return { subscriptionId: 'sub_1', customerId: 'cus_1', checkout: 'completed', membership }
}

const checkout = (state: Held['checkout']): Held => ({ ...member(), checkout: state, membership: null })

describe('comparing a subscription with what we hold', () => {
  it.each([
    ['the same on both sides', listed(), member(), undefined],
    ['past due, not yet failed', listed({ state: 'past-due' }), member(), undefined],
    [
      'unpaid there, failed here',
      listed({ state: 'unpaid' }),
      member({ status: 'payment_failed' }),
      undefined,
    ],
    ['a change of plan unpaid there, running here', listed({ state: 'unpaid' }), member(), undefined],
    [
      'unpaid there for another year, running here',
      listed({ state: 'unpaid', currentPeriodEnd: new Date(0) }),
      member(),
      'missed-change',
    ],
    ['ended there, running here', listed({ state: 'ended' }), member(), 'missed-change'],
    ['paid there, failed here', listed(), member({ status: 'payment_failed' }), 'missed-change'],
    [
      'a change of plan paid there, the renewal failed here',
      listed({ changedPlanLast: true }),
      member({ status: 'payment_failed' }),
      undefined,
    ],
    ['another plan', listed({ tier: 'basic' }), member(), 'missed-change'],
    ['renewed', listed({ currentPeriodEnd: new Date(0) }), member(), 'missed-change'],
    ['canceled for the end', listed({ cancelAt: end }), member(), 'missed-change'],
    ['paid, and nobody noticed', listed(), checkout('begun'), 'missed-payment'],
    ['never paid', listed({ state: 'incomplete' }), checkout('begun'), undefined],
    ['waits to be claimed', listed(), checkout('claimable'), undefined],
    ['not begun here', listed(), undefined, 'unknown-subscription'],
    ['not begun here, and over', listed({ state: 'ended' }), undefined, undefined],
    ['only here', undefined, member(), 'gone'],
    ['only here, and over', undefined, member({ status: 'canceled' }), undefined],
  ])('%s', (_, there, here, finding) => {
    expect(compare(there, here)).toBe(finding)
  })
})

describe('the messages that a comparison looks through', () => {
  const now = new Date(Date.UTC(2026, 10, 30, 12))
  it.each([
    ['before the first', null, new Date(Date.UTC(2026, 9, 31, 12))],
    ['after one last night', new Date(Date.UTC(2026, 10, 30, 3)), new Date(Date.UTC(2026, 10, 30, 2))],
    ['after a long outage', new Date(Date.UTC(2026, 8, 1)), new Date(Date.UTC(2026, 9, 31, 12))],
  ])('%s', (_, last, since) => {
    expect(messagesWantedSince(last, now)).toEqual(since)
  })
})

describe('what is left to a person', () => {
  const finding = (kind: string, repaired = false) => ({
    kind,
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    repaired,
  })

  it('is what was not repaired, and of what staff are not told by itself', () => {
    const findings = [finding('gone'), finding('missed-change', true), finding('second-subscription')]
    expect(newlyLeft(findings, [])).toEqual([finding('gone')])
  })

  it('is told again only after a comparison that has not left it', () => {
    const findings = [finding('gone'), { ...finding('failed'), subscriptionId: null }]
    expect(newlyLeft(findings, findings)).toEqual([])
    expect(newlyLeft(findings, [finding('gone', true), finding('missed-change')])).toEqual(findings)
  })
})
