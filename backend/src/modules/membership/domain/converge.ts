import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { hasAccess } from '@meridian/contracts/values/access'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import type { Subscription } from './billing.ts'
import { gracePeriodEnd } from './grace.ts'
import type { MembershipState } from './membership.ts'

/** The fields of a membership that follow the provider. */
export type BillingState = Omit<MembershipState, 'accountId' | 'stripeCustomerId' | 'stripeSubscriptionId'>

/**
 * What a membership has to be, given what the provider says now. It depends on the provider's present state and
 * times alone, never on the order or number of the messages that made us look.
 */
export function billingStateOf(
  current: MembershipState,
  subscription: Subscription,
  { now, gracePeriodMs }: { now: Date; gracePeriodMs: number },
): BillingState {
  const { tier, yearlyPriceCents, currentPeriodEnd, openInvoice } = subscription
  const common = { tier, yearlyPriceCents, currentPeriodEnd }
  const healthy = { gracePeriodEnd: null, paymentFailureCount: 0 }
  switch (subscription.state) {
    case 'active':
      return { ...common, ...healthy, status: 'active', accessEndedAt: null }
    case 'past-due': {
      // Past due without a failed attempt: the provider is still waiting for the first one.
      if (openInvoice === null || openInvoice.attemptCount === 0)
        return { ...common, ...healthy, status: 'active', accessEndedAt: null }
      const end = gracePeriodEnd(openInvoice, gracePeriodMs)
      const standing = { membershipStatus: 'payment_failed', gracePeriodEnd: end } as const
      return {
        ...common,
        status: 'payment_failed',
        gracePeriodEnd: end,
        paymentFailureCount: openInvoice.attemptCount,
        accessEndedAt: hasAccess(standing, now) ? null : end,
      }
    }
    case 'ended':
      return {
        ...common,
        ...healthy,
        status: 'canceled',
        accessEndedAt: subscription.endedAt ?? currentPeriodEnd,
      }
    case 'incomplete':
      return current
  }
}

/** What there is to tell about the step from one state to the next; nothing when they are the same. */
export function changesBetween(
  before: MembershipState,
  after: MembershipState,
  invoiceId: string | null,
): DomainEvent[] {
  const { accountId } = after
  return [
    ...planChanges(before, after),
    ...failures(before, after, invoiceId),
    ...recoveries(before, after),
    ...(before.status !== 'canceled' && after.status === 'canceled'
      ? [{ type: 'membership.canceled', payload: { accountId } } as const]
      : []),
    ...losses(before, after),
  ]
}

function planChanges(before: MembershipState, after: MembershipState): DomainEvent[] {
  if (before.tier === 'none' || after.tier === 'none') return []
  if (before.tier === after.tier && before.yearlyPriceCents === after.yearlyPriceCents) return []
  const { accountId, tier, yearlyPriceCents } = after
  const previous = { previousTier: before.tier, previousYearlyPriceCents: before.yearlyPriceCents }
  return [{ type: 'membership.plan-changed', payload: { accountId, tier, yearlyPriceCents, ...previous } }]
}

/** One event for each failed attempt, also for those we hear of together. */
function failures(before: MembershipState, after: MembershipState, invoiceId: string | null): DomainEvent[] {
  if (after.status !== 'payment_failed' || after.gracePeriodEnd === null || invoiceId === null) return []
  const known = before.status === 'payment_failed' ? before.paymentFailureCount : 0
  const { accountId, gracePeriodEnd, paymentFailureCount } = after
  return Array.from({ length: Math.max(0, paymentFailureCount - known) }, (_, index) => ({
    type: 'membership.payment-failed',
    payload: {
      accountId,
      invoiceId,
      failureCount: known + index + 1,
      gracePeriodEnd: gracePeriodEnd.toISOString(),
    },
  }))
}

function recoveries(before: MembershipState, after: MembershipState): DomainEvent[] {
  if (after.status !== 'active' || after.currentPeriodEnd === null) return []
  const payload = { accountId: after.accountId, currentPeriodEnd: after.currentPeriodEnd.toISOString() }
  if (before.status !== 'active')
    return [
      { type: 'membership.restored', payload: { ...payload, accessHadEnded: before.accessEndedAt !== null } },
    ]
  const renewed = before.currentPeriodEnd !== null && after.currentPeriodEnd > before.currentPeriodEnd
  return renewed ? [{ type: 'membership.renewed', payload }] : []
}

function losses(before: MembershipState, after: MembershipState): DomainEvent[] {
  if (before.accessEndedAt !== null || after.accessEndedAt === null) return []
  return [
    { type: 'membership.access-lost', payload: { accountId: after.accountId, reason: lossReason(after) } },
  ]
}

/** Why a membership that has no access any more lost it. */
export function lossReason(state: Pick<MembershipState, 'status' | 'paymentFailureCount'>) {
  if (state.status === 'canceled') return 'subscription-ended'
  return state.paymentFailureCount >= MAX_PAYMENT_FAILURES ? 'payment-failed-too-often' : 'grace-period-over'
}
