import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { MAX_PAYMENT_FAILURES } from '@meridian/contracts/values/limits'
import type { Subscription } from './billing.ts'
import type { MembershipState } from './membership.ts'
import { receipts } from './receipts.ts'

/**
 * What there is to tell about the step from one state to the next; nothing when they are the same.
 * @param told the invoices whose payment has already been told of
 */
export function changesBetween(
  before: MembershipState,
  after: MembershipState,
  subscription: Subscription,
  told: ReadonlySet<string>,
): DomainEvent[] {
  return [
    ...(isOver(before, subscription) ? [] : planChanges(before, after)),
    ...receipts(after, subscription, told),
    ...returns(before, after, subscription),
    ...failures(before, after, subscription),
    ...recoveries(before, after),
    ...stuckInvoices(before, after, subscription),
    ...stoppedTax(before, after, subscription),
    ...endings(before, after),
    ...losses(before, after),
  ]
}

/**
 * What there is to tell of a subscription that the membership leaves for another one: what became of its money, and
 * which plan replaces it, according to `after`.
 */
export function changesOnLeaving(
  before: MembershipState,
  after: MembershipState,
  subscription: Subscription,
  told: ReadonlySet<string>,
): DomainEvent[] {
  return [
    ...planChanges(before, after),
    ...receipts(after, subscription, told),
    ...returns(before, after, subscription),
  ]
}

/** Nobody has a plan by it any more. One that was given since may have been another, which changes nothing either. */
function isOver({ status }: MembershipState, { state }: Subscription): boolean {
  return status === 'canceled' && state === 'ended'
}

function planChanges(before: MembershipState, after: MembershipState): DomainEvent[] {
  if (before.tier === 'none' || after.tier === 'none') return []
  const { accountId, tier, yearlyPriceCents } = after
  const price = { yearlyPriceCents, previousYearlyPriceCents: before.yearlyPriceCents }
  if (before.tier !== tier) {
    const payload = { accountId, tier, previousTier: before.tier, ...price }
    return [{ type: 'membership.plan-changed', payload }]
  }
  if (before.yearlyPriceCents === yearlyPriceCents) return []
  return [{ type: 'membership.repriced', payload: { accountId, ...price } }]
}

/** What is remembered of money that went back, or is being claimed back. */
export type Returned = Pick<MembershipState, 'accountId' | 'refundedInvoiceId' | 'disputes'>

/** All that the period cost went back, or a payment of it is being claimed back. */
export function returns(
  before: Omit<Returned, 'accountId'>,
  after: Returned,
  { id }: Pick<Subscription, 'id'>,
): DomainEvent[] {
  const { accountId, refundedInvoiceId: refunded } = after
  const told = disputesBetween(before, after, id)
  if (refunded === null || before.refundedInvoiceId === refunded) return told
  const payload = { accountId, subscriptionId: id, invoiceId: refunded }
  return [...told, { type: 'membership.payment-refunded', payload }]
}

/** A lost dispute is told of where the membership stays; one that ends it is told of as a refund. */
export function disputesBetween(
  before: Pick<Returned, 'disputes'>,
  { accountId, refundedInvoiceId, disputes }: Returned,
  subscriptionId: string,
): DomainEvent[] {
  return disputes.flatMap(({ invoiceId, lost }) => {
    const known = before.disputes.find((dispute) => dispute.invoiceId === invoiceId)
    const payload = { accountId, subscriptionId, invoiceId }
    const events: DomainEvent[] = []
    if (known === undefined) events.push({ type: 'membership.payment-disputed', payload })
    if (lost && known?.lost !== true && refundedInvoiceId === null)
      events.push({ type: 'membership.dispute-lost', payload })
    return events
  })
}

/** One event for each failed attempt, even when we hear of several together. */
function failures(
  before: MembershipState,
  after: MembershipState,
  { openInvoice }: Subscription,
): DomainEvent[] {
  if (after.status !== 'payment_failed' || after.gracePeriodEnd === null || openInvoice === null) return []
  const known = before.status === 'payment_failed' ? before.paymentFailureCount : 0
  const { accountId, gracePeriodEnd, paymentFailureCount } = after
  return Array.from({ length: Math.max(0, paymentFailureCount - known) }, (_, index) => ({
    type: 'membership.payment-failed',
    payload: {
      accountId,
      invoiceId: openInvoice.id,
      failureCount: known + index + 1,
      gracePeriodEnd: gracePeriodEnd.toISOString(),
      due: openInvoice.due,
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
  return isRenewed(before, after) ? [{ type: 'membership.renewed', payload }] : []
}

/** With the payment: a period begins before its invoice is even finalised. */
function isRenewed(before: MembershipState, after: MembershipState): boolean {
  // Of a membership that has just begun, the period is paid.
  const paidBefore = before.paidUntil ?? before.currentPeriodEnd
  return paidBefore !== null && after.paidUntil !== null && after.paidUntil > paidBefore
}

/** Each told of once: that nobody pays is not the member's fault, and only a person can mend it. */
function stuckInvoices(
  before: MembershipState,
  { accountId, stuckInvoiceId: invoiceId }: MembershipState,
  { id: subscriptionId }: Subscription,
): DomainEvent[] {
  if (invoiceId === null || invoiceId === before.stuckInvoiceId) return []
  return [{ type: 'membership.billing-stuck', payload: { accountId, subscriptionId, invoiceId } }]
}

/** Told of once, however many invoices go without; again if it was mended in between. */
function stoppedTax(
  before: MembershipState,
  { accountId, taxStopped }: MembershipState,
  { id: subscriptionId }: Subscription,
): DomainEvent[] {
  if (!taxStopped || before.taxStopped) return []
  return [{ type: 'membership.tax-stopped', payload: { accountId, subscriptionId } }]
}

function endings(before: MembershipState, after: MembershipState): DomainEvent[] {
  const { accountId } = after
  if (after.status === 'canceled')
    return before.status === 'canceled' ? [] : [{ type: 'membership.canceled', payload: { accountId } }]
  if (after.cancelAt === null)
    return before.cancelAt === null
      ? []
      : [{ type: 'membership.cancellation-withdrawn', payload: { accountId } }]
  if (before.cancelAt?.getTime() === after.cancelAt.getTime()) return []
  const endsAt = after.cancelAt.toISOString()
  const gracePeriodEnd = after.gracePeriodEnd?.toISOString() ?? null
  return [{ type: 'membership.cancellation-scheduled', payload: { accountId, endsAt, gracePeriodEnd } }]
}

function losses(before: MembershipState, after: MembershipState): DomainEvent[] {
  if (before.accessEndedAt !== null || after.accessEndedAt === null) return []
  return [
    { type: 'membership.access-lost', payload: { accountId: after.accountId, reason: lossReason(after) } },
  ]
}

/** Why a membership that no longer has access lost it. */
export function lossReason(
  state: Pick<MembershipState, 'status' | 'paymentFailureCount' | 'refundedInvoiceId'>,
) {
  if (state.refundedInvoiceId !== null) return 'payment-refunded'
  if (state.status === 'canceled') return 'subscription-ended'
  return state.paymentFailureCount >= MAX_PAYMENT_FAILURES ? 'payment-failed-too-often' : 'grace-period-over'
}
