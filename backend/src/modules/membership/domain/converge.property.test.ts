import { DAY_MS } from '@meridian/contracts/values/durations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Subscription } from './billing.ts'
import { changesBetween } from './changes.ts'
import { billingStateOf } from './converge.ts'
import type { MembershipState } from './membership.ts'
import { memberUntil, subscriptionUntil } from './testing/standing.ts'

const gracePeriodMs = 7 * DAY_MS
const start = Date.UTC(2026, 0, 1)

const beginning = memberUntil(new Date(start))

/** `lost`: disputed, and the bank decided for the buyer. */
const MONEY = ['kept', 'refunded', 'disputed', 'lost'] as const

function returnsOf(period: number, money: (typeof MONEY)[number]) {
  const invoiceId = `in_paid_${period}`
  const at = new Date(start + (period * 365 + 1) * DAY_MS)
  return {
    refund: money === 'refunded' || money === 'lost' ? { invoiceId, at } : null,
    disputes: money === 'disputed' || money === 'lost' ? [{ invoiceId, lost: money === 'lost' }] : [],
  }
}

/** What the provider may say at one moment, about one subscription. */
const providerState = fc
  .record({
    state: fc.constantFrom('active' as const, 'past-due' as const, 'unpaid' as const, 'ended' as const),
    /** An owed renewal stays owed when it is written off, whatever the subscription is called then. */
    owes: fc.boolean(),
    failures: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
    period: fc.integer({ min: 0, max: 3 }),
    /** How many periods the newest paid one is behind; null where none is known to be paid. */
    behind: fc.constantFrom(0, 1, null),
    tier: fc.constantFrom('basic' as const, 'pro' as const, 'enterprise' as const),
    cancels: fc.boolean(),
    money: fc.constantFrom(...MONEY),
    stuckInvoiceId: fc.constantFrom('in_stuck', 'in_stuck_again', null),
    taxStopped: fc.boolean(),
  })
  .map(({ state, owes, failures, period, behind, tier, cancels, money, ...bills }): Subscription => {
    const owing = state === 'past-due' || (owes && state !== 'ended')
    const failedAt = failures.toSorted((a, b) => a - b).map((day) => new Date(start + day * DAY_MS))
    const endOf = (number: number) => new Date(start + number * 365 * DAY_MS)
    return subscriptionUntil(endOf(period), {
      state,
      tier,
      endedAt: state === 'ended' ? new Date(start + 40 * DAY_MS) : null,
      openInvoice: owing
        ? { id: 'in_1', due: { amount: 49_900, currency: 'usd' }, attemptCount: failedAt.length, failedAt }
        : null,
      paidUntil: behind === null ? null : endOf(period - behind),
      ...bills,
      cancelAt: cancels ? new Date(start + 300 * DAY_MS) : null,
      ...returnsOf(period, owing || state === 'unpaid' ? 'kept' : money),
    })
  })

const now = new Date(start + 60 * DAY_MS)

function apply(before: MembershipState, subscription: Subscription): MembershipState {
  return { ...before, ...billingStateOf(before, subscription, { now, gracePeriodMs }) }
}

describe('whatever was seen before, in whichever order and how often', () => {
  it('the end is what the provider says last', () => {
    fc.assert(
      fc.property(fc.array(providerState, { maxLength: 12 }), providerState, (seen, last) => {
        const wandering = seen.reduce(apply, beginning)
        expect(apply(wandering, last)).toEqual(apply(beginning, last))
      }),
      { numRuns: 1_000 },
    )
  })

  it('by a subscription that is unpaid nobody has access but for the period that is paid', () => {
    fc.assert(
      fc.property(providerState, (last) => {
        const { status, accessEndedAt } = apply(beginning, { ...last, state: 'unpaid' })
        const isPaid = last.paidUntil?.getTime() === last.currentPeriodEnd.getTime() && last.refund === null
        expect([status === 'active', accessEndedAt !== null]).toEqual([isPaid, !isPaid])
      }),
    )
  })

  it('seeing the same again tells nothing', () => {
    fc.assert(
      fc.property(providerState, (subscription) => {
        const once = apply(beginning, subscription)
        const told = new Set(subscription.payments.map(({ invoiceId }) => invoiceId))
        expect(changesBetween(once, apply(once, subscription), subscription, told)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
