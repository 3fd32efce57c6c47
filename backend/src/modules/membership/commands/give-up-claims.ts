import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'
import { giveUp } from '../steps/give-up.ts'

/** Gives up what was paid with the address of somebody who has deleted the account, and was never claimed. */
export async function giveUpClaims(
  { accountId }: { accountId: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const claims = await em.find(ClaimSchema, { accountId, usedAt: null })
  const id = { $in: claims.map(({ checkoutId }) => checkoutId) }
  for (const checkout of await em.find(CheckoutSchema, { id, state: 'claimable' })) {
    const { stripeSubscriptionId: subscriptionId } = checkout
    if (!subscriptionId) continue
    for (const event of await giveUp(em, checkout, { accountId, subscriptionId })) emit(event)
  }
}
