import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { attachNewer } from '../steps/attach-newer.ts'

/**
 * Makes a person a member by a paid checkout. A checkout that is already completed stays as it is. Somebody may already
 * pay for a membership, by another tab that was open at the same time.
 */
export async function activateMembership(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  for (const event of await attachNewer(em, checkout, { accountId, now })) emit(event)
}
