import type { CommandContext } from '#platform/command-runner'
import { attachSubscription } from '../persistence/attach-subscription.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'

/** Makes a person a member by a paid checkout. A checkout that is completed already stays as it is. */
export async function activateMembership(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  context: CommandContext,
): Promise<void> {
  const checkout = await context.em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  for (const event of await attachSubscription(context.em, checkout, accountId)) context.emit(event)
}
