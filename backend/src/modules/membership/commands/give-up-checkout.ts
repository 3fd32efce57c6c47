import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'
import { giveUp } from '../steps/give-up.ts'

/**
 * Gives up a paid checkout whose buyer deleted the account before anybody was a member by it. Through a claim that
 * nobody can follow, the payment stays known as theirs, so that what else is kept of it is forgotten with them.
 */
export async function giveUpCheckout(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  const { stripeSubscriptionId: subscriptionId } = checkout
  if (checkout.state !== 'paid' || !subscriptionId) return
  em.create(ClaimSchema, { checkoutId, accountId, expiresAt: now })
  for (const event of await giveUp(em, checkout, { accountId, subscriptionId })) emit(event)
}
