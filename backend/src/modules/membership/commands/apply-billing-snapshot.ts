import type { CommandContext } from '#platform/command-runner'
import { allSettled } from '#platform/settled'
import type { BillingSnapshot, Subscription } from '../domain/billing.ts'
import { changesBetween, changesOnLeaving } from '../domain/changes.ts'
import { isPaid } from '../domain/checkout.ts'
import { billingStateOf } from '../domain/converge.ts'
import type { MembershipState } from '../domain/membership.ts'
import { replacementOf } from '../domain/replacement.ts'
import { claimBillingRead, OvertakenRead } from '../persistence/billing-reads.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'
import type { Membership } from '../persistence/membership-schema.ts'
import { PaymentSchema, toldPayments } from '../persistence/payment-schema.ts'
import { readStanding, type Standing } from '../persistence/read-standing.ts'
import { attachSubscription } from '../steps/attach-subscription.ts'
import { convergeClaim } from '../steps/converge-claim.ts'
import { convergeEarlier } from '../steps/converge-earlier.ts'
import { convergeFormer } from '../steps/converge-former.ts'
import { convergeSecond } from '../steps/converge-second.ts'

export interface ApplyBillingSnapshot {
  snapshot: BillingSnapshot
  /** What the member pays for as another customer, where that may be needed: see `replacementOf`. */
  elsewhere: readonly Subscription[]
  /** From `beginBillingRead`, before the provider was asked. */
  sequence: string
  gracePeriodMs: number
}

/**
 * Brings everything of a customer in line with what the provider said: the checkouts that are now paid, and the
 * membership. What is not ours is left alone, and so is everything when a newer look at the provider has already been
 * applied.
 */
export async function applyBillingSnapshot(
  input: ApplyBillingSnapshot,
  context: CommandContext,
): Promise<void> {
  const { snapshot, elsewhere, sequence, gracePeriodMs } = input
  const all = [...snapshot.subscriptions, ...elsewhere]
  // Sent together, in this order; what has been told of is looked up once the look is claimed, since others tell as well.
  const [standing, isClaimed, told] = await allSettled([
    readStanding(context.em, all),
    claimBillingRead(context.sql, snapshot.customerId, sequence),
    toldPayments(context.sql, snapshot.subscriptions.flatMap(paymentsOf)),
  ])
  if (!isClaimed) return
  const known = { all, standing, told, gracePeriodMs }
  for (const subscription of snapshot.subscriptions) {
    // Once there is a membership, its checkout has been settled.
    const isMembership = await convergeMembership(subscription, known, context)
    if (!isMembership) await settleCheckout(subscription, standing, context)
  }
}

const paymentsOf = ({ payments }: Subscription) => payments

/** True when the look has to be repeated: see `claimBillingRead`. */
export const isOvertaken = (error: unknown) => error instanceof OvertakenRead

/** The first payment stands, or can no longer be made, or it waits to be claimed, or it is somebody's second one. */
async function settleCheckout(
  subscription: Subscription,
  standing: Standing,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const checkout = standing.checkoutOf(subscription) ?? adopt(standing.begunFor(subscription), subscription)
  if (checkout === undefined) return
  const gift = standing.giftAfter(subscription)
  if (gift !== undefined) for (const event of convergeFormer(gift, subscription)) emit(event)
  for (const event of await convergeClaim(em, checkout, subscription)) emit(event)
  for (const event of await convergeSecond(em, checkout, { subscription, now })) emit(event)
  if (gift === undefined) for (const event of convergeEarlier(checkout, subscription)) emit(event)
  if (checkout.state !== 'begun') return
  if (!isPaid(subscription)) {
    // A guest whose payment never came about has no account to delete: nobody could ask for it later.
    if (subscription.state === 'ended') em.assign(checkout, { state: 'expired', email: null, username: null })
    return
  }
  // The payment's own address takes precedence over what the browser says; without either it waits for the browser.
  const email = subscription.payerEmail ?? checkout.email ?? null
  if (email === null && checkout.accountId === null) return
  checkout.state = 'paid'
  checkout.email = email
  em.assign(checkout, termsOf(subscription))
  const { id: checkoutId, accountId = null, username = null } = checkout
  emit({ type: 'membership.checkout-paid', payload: { checkoutId, accountId, email, username } })
}

/**
 * A credit pays the moment a subscription exists: where we died before we had noted it, its checkout learns of it now.
 * No payment intent was ever made for it.
 */
function adopt(checkout: Checkout | undefined, { id, customerId }: Subscription): Checkout | undefined {
  return checkout && Object.assign(checkout, { stripeSubscriptionId: id, stripeCustomerId: customerId })
}

/** What the provider says of all that somebody pays for, and what we hold about it. */
interface Known {
  all: readonly Subscription[]
  standing: Standing
  /** The payments that were told of before. */
  told: ReadonlySet<string>
  gracePeriodMs: number
}

/** False when there is no membership by this subscription. */
async function convergeMembership(
  subscription: Subscription,
  { all, standing, told, gracePeriodMs }: Known,
  context: CommandContext,
): Promise<boolean> {
  const { em, emit, now } = context
  const membership = standing.membershipOn(subscription)
  if (membership === undefined) return false
  const { accountId } = membership
  const before = toState(membership)
  const next = billingStateOf(before, subscription, { now, gracePeriodMs })
  const replacement =
    next.accessEndedAt === null ? undefined : findReplacement(before, { all, standing }, context)
  const changes = replacement === undefined ? changesBetween : changesOnLeaving
  const after = { ...before, ...next, ...(replacement && planOf(replacement)) }
  for (const event of changes(before, after, subscription, told)) emit(event)
  // The total and the purpose are for the receipt; what is kept here is what was paid.
  for (const { total: _total, purpose: _purpose, ...payment } of subscription.payments)
    if (!told.has(payment.invoiceId)) em.create(PaymentSchema, { ...payment, accountId })
  em.assign(membership, next)
  if (replacement !== undefined)
    for (const event of await attachSubscription(em, replacement, { accountId, membership })) emit(event)
  return true
}

/**
 * Another payment of the same person, by which access continues; and the checkout that began it, as the provider has it
 * now.
 */
function findReplacement(
  { accountId, stripeSubscriptionId: own }: MembershipState,
  { all, standing }: { all: readonly Subscription[]; standing: Standing },
  { em }: CommandContext,
): Checkout | undefined {
  const others = all.filter((subscription) => {
    const checkout = standing.checkoutOf(subscription)
    return subscription.id !== own && checkout?.memberId === accountId && checkout.state === 'completed'
  })
  const replacement = replacementOf(others)
  const checkout = replacement && standing.checkoutOf(replacement)
  return checkout && em.assign(checkout, termsOf(replacement))
}

/** What a checkout says of what it sells. */
function termsOf(subscription: Subscription) {
  return { ...planOf(subscription), currentPeriodEnd: subscription.currentPeriodEnd }
}

const planOf = ({ tier, yearlyPriceCents }: Pick<Subscription, 'tier' | 'yearlyPriceCents'>) => ({
  tier,
  yearlyPriceCents,
})

/** Columns that were never written read as undefined right after creation; the domain knows only null. */
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
    paidUntil: row.paidUntil ?? null,
    stuckInvoiceId: row.stuckInvoiceId ?? null,
    taxStopped: row.taxStopped,
    cancelAt: row.cancelAt ?? null,
    refundedInvoiceId: row.refundedInvoiceId ?? null,
    disputes: row.disputes,
    stripeCustomerId: row.stripeCustomerId ?? null,
    stripeSubscriptionId: row.stripeSubscriptionId ?? null,
  }
}
