import type { CommandContext } from '#platform/command-runner'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'

/** Makes a person a member by a paid checkout. A checkout that is completed already stays as it is. */
export async function activateMembership(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  context: CommandContext,
): Promise<void> {
  const checkout = await context.em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  await attach(checkout, accountId, context)
}

/** Attaches the checkout's subscription to the account; the membership begins, or begins again. */
export async function attach(
  checkout: Checkout,
  accountId: string,
  { em, emit }: CommandContext,
): Promise<void> {
  const { tier, yearlyPriceCents, currentPeriodEnd } = checkout
  if (!currentPeriodEnd) throw new Error(`Checkout ${checkout.id} is paid but has no period`)
  const billing = {
    status: 'active' as const,
    tier,
    yearlyPriceCents,
    gracePeriodEnd: null,
    paymentFailureCount: 0,
    accessEndedAt: null,
    currentPeriodEnd,
    stripeCustomerId: checkout.stripeCustomerId ?? null,
    stripeSubscriptionId: checkout.stripeSubscriptionId ?? null,
  }
  const membership = await em.findOne(MembershipSchema, { accountId })
  if (membership === null) em.create(MembershipSchema, { accountId, ...billing })
  else em.assign(membership, billing)
  checkout.state = 'completed'
  checkout.memberId = accountId
  emit({
    type: 'membership.activated',
    payload: {
      accountId,
      tier,
      yearlyPriceCents,
      checkoutId: checkout.id,
      currentPeriodEnd: currentPeriodEnd.toISOString(),
    },
  })
}
