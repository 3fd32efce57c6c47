import { hasAccess } from '@meridian/contracts/values/access'
import type { Subscription } from './billing.ts'
import { givenUpAt, gracePeriodEnd } from './grace.ts'
import type { MembershipState } from './membership.ts'

/** The fields of a membership that follow the provider. */
export type BillingState = Omit<MembershipState, 'accountId' | 'stripeCustomerId' | 'stripeSubscriptionId'>

const HEALTHY = {
  status: 'active',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  accessEndedAt: null,
} as const

/**
 * What a membership has to be, given what the provider says now. It depends on the provider's present state and
 * times alone, never on the order or number of the messages that made us look.
 */
export function billingStateOf(
  current: MembershipState,
  subscription: Subscription,
  times: { now: Date; gracePeriodMs: number },
): BillingState {
  const { tier, yearlyPriceCents, currentPeriodEnd, cancelAt, refund, disputes } = subscription
  const { paidUntil, stuckInvoiceId, taxStopped } = subscription
  const money = { refundedInvoiceId: refund?.invoiceId ?? null, disputes }
  const billed = { currentPeriodEnd, paidUntil, stuckInvoiceId, taxStopped }
  const common = { tier, yearlyPriceCents, cancelAt, ...billed, ...money }
  switch (subscription.state) {
    // The provider goes by the last invoice alone: one for a change of plan hides whether the period was paid.
    case 'active':
    case 'past-due':
      // Whoever was refunded the whole year has not paid for it.
      return { ...common, ...(refund === null ? whileOwing(subscription, times) : ended(refund.at)) }
    case 'unpaid':
      return { ...common, ...(refund === null ? whileUnpaid(subscription, times) : ended(refund.at)) }
    case 'ended':
      // Nothing more is billed, and a refund that ended it came before the provider's own end.
      return {
        ...common,
        stuckInvoiceId: null,
        taxStopped: false,
        ...ended(refund?.at ?? subscription.endedAt ?? currentPeriodEnd),
      }
    case 'incomplete':
      return current
  }
}

function whileOwing(
  { openInvoice }: Subscription,
  { now, gracePeriodMs }: { now: Date; gracePeriodMs: number },
) {
  // Due without a failed attempt: the provider is still waiting for the first one.
  if (openInvoice === null || openInvoice.attemptCount === 0) return HEALTHY
  const end = gracePeriodEnd(openInvoice, gracePeriodMs)
  const standing = { membershipStatus: 'payment_failed', gracePeriodEnd: end } as const
  return {
    status: 'payment_failed',
    gracePeriodEnd: end,
    paymentFailureCount: openInvoice.attemptCount,
    accessEndedAt: hasAccess(standing, now) ? null : end,
  } as const
}

/**
 * Owed, and no further attempt will be made: what is left of the grace period ends as well. Where the period itself is
 * known to be paid, only a change of plan is owed.
 */
function whileUnpaid(subscription: Subscription, { gracePeriodMs }: { gracePeriodMs: number }) {
  if (isPeriodPaid(subscription)) return HEALTHY
  const end = givenUpAt(subscription, gracePeriodMs)
  return {
    status: 'payment_failed',
    gracePeriodEnd: end,
    paymentFailureCount: subscription.openInvoice?.attemptCount ?? 0,
    accessEndedAt: end,
  } as const
}

function isPeriodPaid({ paidUntil, currentPeriodEnd }: Subscription): boolean {
  return paidUntil?.getTime() === currentPeriodEnd.getTime()
}

function ended(at: Date) {
  return { ...HEALTHY, status: 'canceled', accessEndedAt: at } as const
}
