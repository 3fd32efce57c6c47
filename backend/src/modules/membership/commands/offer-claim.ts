import type { CommandContext } from '#platform/command-runner'
import { CLAIM_LIFETIME_MS, paysAlready } from '../domain/claim.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { addSecondSubscription } from '../steps/add-second-subscription.ts'

/** Lets a paid membership wait for the owner of a known e-mail. Offering it again changes nothing. */
export async function offerClaim(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  context: CommandContext,
): Promise<void> {
  const { em, emit, now } = context
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  checkout.state = 'claimable'
  em.create(ClaimSchema, { checkoutId, accountId, expiresAt: new Date(now.getTime() + CLAIM_LIFETIME_MS) })
  emit({ type: 'membership.claim-offered', payload: { checkoutId, accountId, tier: checkout.tier } })
  await addIfSecond(checkout, accountId, context)
}

/** Whoever already pays cannot claim it: it is theirs to get back. */
async function addIfSecond(
  { stripeSubscriptionId: subscriptionId, currentPeriodEnd: paidUntil = null }: Checkout,
  accountId: string,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const membership = await em.findOne(MembershipSchema, { accountId })
  const keptSubscriptionId = paysAlready(membership) ? membership?.stripeSubscriptionId : null
  if (!subscriptionId || !keptSubscriptionId) return
  const found = { accountId, subscriptionId, keptSubscriptionId }
  for (const event of await addSecondSubscription(em, found, { foundAt: now, paidUntil })) emit(event)
}
