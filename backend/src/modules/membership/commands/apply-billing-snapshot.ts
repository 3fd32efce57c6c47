import type { CommandContext } from '#platform/command-runner'
import type { BillingSnapshot, Subscription } from '../domain/billing.ts'
import { changesBetween } from '../domain/changes.ts'
import { isPaid } from '../domain/checkout.ts'
import { billingStateOf } from '../domain/converge.ts'
import type { MembershipState } from '../domain/membership.ts'
import { claimBillingRead, OvertakenRead } from '../persistence/billing-reads.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { type Membership, MembershipSchema } from '../persistence/membership-schema.ts'
import { PaymentSchema, toldPayments } from '../persistence/payment-schema.ts'

export interface ApplyBillingSnapshot {
  snapshot: BillingSnapshot
  /** From `beginBillingRead`, before the provider was asked. */
  sequence: string
  gracePeriodMs: number
}

/**
 * Brings everything of a customer to what the provider said: the checkouts that are paid now, and the membership.
 * What is not ours is left alone, and so is everything when a newer look at the provider has been applied already.
 */
export async function applyBillingSnapshot(
  input: ApplyBillingSnapshot,
  context: CommandContext,
): Promise<void> {
  const { snapshot, sequence, gracePeriodMs } = input
  if (!(await claimBillingRead(context.em, snapshot.customerId, sequence))) return
  for (const subscription of snapshot.subscriptions) {
    // Once there is a membership, its checkout has been settled.
    const isMembership = await convergeMembership(subscription, gracePeriodMs, context)
    if (!isMembership) await settleCheckout(subscription, context)
  }
}

/** True when the look has to be repeated: see `claimBillingRead`. */
export const isOvertaken = (error: unknown) => error instanceof OvertakenRead

/** The first payment stands, or can no longer be made. */
async function settleCheckout(subscription: Subscription, { em, emit }: CommandContext): Promise<void> {
  const checkout = await em.findOne(CheckoutSchema, { stripeSubscriptionId: subscription.id, state: 'begun' })
  if (checkout === null) return
  if (!isPaid(subscription)) {
    if (subscription.state === 'ended') checkout.state = 'expired'
    return
  }
  // The payment's own address counts more than what the browser says; without either it waits for the browser.
  const email = subscription.payerEmail ?? checkout.email ?? null
  if (email === null && checkout.accountId === null) return
  checkout.state = 'paid'
  checkout.email = email
  checkout.tier = subscription.tier
  checkout.yearlyPriceCents = subscription.yearlyPriceCents
  checkout.currentPeriodEnd = subscription.currentPeriodEnd
  const { id: checkoutId, accountId = null, username = null } = checkout
  emit({ type: 'membership.checkout-paid', payload: { checkoutId, accountId, email, username } })
}

/** False when there is no membership by this subscription. */
async function convergeMembership(
  subscription: Subscription,
  gracePeriodMs: number,
  context: CommandContext,
): Promise<boolean> {
  const { em, emit, now } = context
  const membership = await em.findOne(MembershipSchema, { stripeSubscriptionId: subscription.id })
  if (membership === null) return false
  const before = toState(membership)
  const next = billingStateOf(before, subscription, { now, gracePeriodMs })
  const told = await toldPayments(em, subscription.payments)
  for (const event of changesBetween(before, { ...before, ...next }, subscription, told)) emit(event)
  for (const payment of subscription.payments)
    if (!told.has(payment.invoiceId)) em.create(PaymentSchema, { ...payment, accountId: before.accountId })
  em.assign(membership, next)
  return true
}

/** Columns that were never written read as undefined right after creation; the domain knows null only. */
function toState(row: Membership): MembershipState {
  return {
    accountId: row.accountId,
    status: row.status,
    tier: row.tier,
    yearlyPriceCents: row.yearlyPriceCents,
    gracePeriodEnd: row.gracePeriodEnd ?? null,
    paymentFailureCount: row.paymentFailureCount,
    accessEndedAt: row.accessEndedAt ?? null,
    currentPeriodEnd: row.currentPeriodEnd ?? null,
    cancelAt: row.cancelAt ?? null,
    refundedInvoiceId: row.refundedInvoiceId ?? null,
    disputes: row.disputes,
    stripeCustomerId: row.stripeCustomerId ?? null,
    stripeSubscriptionId: row.stripeSubscriptionId ?? null,
  }
}
