import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { basisOf } from '../domain/complimentary.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { type Membership, MembershipSchema } from '../persistence/membership-schema.ts'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/**
 * Attaches the checkout's subscription to the account: the membership begins, or begins again. Returns what to tell.
 * @param membership what the account has, as the caller has decided on it; null where there is none. It is not read once
 *   more: another one that begins at the same moment would be found, and replaced, without anybody being told. So its
 *   key is taken, and the transaction repeated.
 */
export async function attachSubscription(
  em: EntityManager,
  checkout: Checkout,
  { accountId, membership }: { accountId: string; membership: Membership | null },
): Promise<DomainEvent[]> {
  const { tier, yearlyPriceCents, currentPeriodEnd, stripeSubscriptionId } = checkout
  if (!currentPeriodEnd) throw new Error(`Checkout ${checkout.id} is paid but has no period`)
  if (membership && basisOf(membership) !== stripeSubscriptionId) await rememberDisputes(em, membership)
  const billing = billingOf(checkout, currentPeriodEnd)
  // Told of as a purchase only once: a membership may come back to a checkout that was completed before.
  const checkoutId = checkout.state === 'completed' ? null : checkout.id
  const given = membership?.complimentaryUntil ? [endOfComplimentary(accountId)] : []
  if (membership === null) em.create(MembershipSchema, { accountId, ...billing })
  else em.assign(membership, billing)
  // What the membership is based on is no longer anybody's second one.
  if (stripeSubscriptionId)
    await em.nativeDelete(SecondSubscriptionSchema, {
      subscriptionId: stripeSubscriptionId,
      refundedAt: null,
    })
  checkout.state = 'completed'
  checkout.memberId = accountId
  const activated: DomainEvent = {
    type: 'membership.activated',
    payload: {
      accountId,
      tier,
      yearlyPriceCents,
      checkoutId,
      currentPeriodEnd: currentPeriodEnd.toISOString(),
    },
  }
  return [...given, activated]
}

/**
 * What staff were told of a subscription is not told again where a membership leaves it and it goes on as a second one.
 * Only then: read again, the checkout at hand would forget the version it was decided on, and two deliveries would both
 * begin the membership.
 */
async function rememberDisputes(em: EntityManager, left: Membership): Promise<void> {
  const stripeSubscriptionId = basisOf(left)
  const checkout = stripeSubscriptionId && (await em.findOne(CheckoutSchema, { stripeSubscriptionId }))
  if (checkout) checkout.disputes = left.disputes
}

function billingOf(checkout: Checkout, currentPeriodEnd: Date) {
  const { tier, yearlyPriceCents } = checkout
  return {
    status: 'active' as const,
    tier,
    yearlyPriceCents,
    gracePeriodEnd: null,
    paymentFailureCount: 0,
    accessEndedAt: null,
    currentPeriodEnd,
    paidUntil: null,
    stuckInvoiceId: null,
    taxStopped: false,
    cancelAt: null,
    refundedInvoiceId: null,
    disputes: checkout.disputes,
    stripeCustomerId: checkout.stripeCustomerId ?? null,
    stripeSubscriptionId: checkout.stripeSubscriptionId ?? null,
    complimentaryUntil: null,
    formerSubscriptionId: null,
  }
}

/** A gift gives way to what is paid for. */
function endOfComplimentary(accountId: string): DomainEvent {
  return { type: 'membership.complimentary-ended', payload: { accountId, because: 'paid', reason: null } }
}
