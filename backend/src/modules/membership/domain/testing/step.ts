import { DAY_MS } from '@meridian/contracts/values/durations'
import type { OpenInvoice, Subscription } from '../billing.ts'
import { changesBetween } from '../changes.ts'
import { billingStateOf } from '../converge.ts'
import type { MembershipState } from '../membership.ts'

const gracePeriodMs = 7 * DAY_MS
/** A day of one November. */
export const day = (number: number) => new Date(Date.UTC(2026, 10, number))

/** A member whose period ends on the first of it. */
export const active: MembershipState = {
  accountId: '0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11',
  status: 'active',
  tier: 'pro',
  yearlyPriceCents: 49_900,
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  accessEndedAt: null,
  currentPeriodEnd: day(1),
  paidUntil: null,
  stuckInvoiceId: null,
  taxStopped: false,
  cancelAt: null,
  refundedInvoiceId: null,
  disputes: [],
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
}

function subscription(change: Partial<Subscription>): Subscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    state: 'active',
    tier: 'pro',
    yearlyPriceCents: 49_900,
    currentPeriodEnd: day(1),
    endedAt: null,
    openInvoice: null,
    paidUntil: null,
    stuckInvoiceId: null,
    taxStopped: false,
    cancelAt: null,
    payments: [],
    refund: null,
    disputes: [],
    checkoutId: null,
    payerEmail: null,
    ...change,
  }
}

/** A renewal whose attempts failed on these days. */
export const failed = (...days: number[]): OpenInvoice => ({
  id: 'in_1',
  attemptCount: days.length,
  failedAt: days.map(day),
})

/** What a look makes of a membership, and the types of what it tells; no payment was told of before. */
export function step(before: MembershipState, change: Partial<Subscription>, now: Date) {
  const next = subscription(change)
  const after = { ...before, ...billingStateOf(before, next, { now, gracePeriodMs }) }
  return {
    after,
    events: changesBetween(before, after, next, new Set()).map((event) => event.type),
  }
}
