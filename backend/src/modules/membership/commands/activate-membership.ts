import type { CommandContext } from '#platform/command-runner'
import { paysAlready } from '../domain/claim.ts'
import { attachSubscription } from '../persistence/attach-subscription.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { noteSecondSubscription } from '../persistence/note-second-subscription.ts'

/** Makes a person a member by a paid checkout. A checkout that is completed already stays as it is. */
export async function activateMembership(
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
  context: CommandContext,
): Promise<void> {
  const { em, emit } = context
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: checkoutId })
  if (checkout.state !== 'paid') return
  const paidBefore = await findPaidBefore(accountId, context)
  for (const event of await attachSubscription(em, checkout, accountId)) emit(event)
  await noteLeft(paidBefore, checkout, accountId, context)
}

/** The subscription that somebody pays for already, by another tab that was open at the same time. */
async function findPaidBefore(accountId: string, { em }: CommandContext): Promise<string | null> {
  const membership = await em.findOne(MembershipSchema, { accountId })
  return paysAlready(membership) ? (membership?.stripeSubscriptionId ?? null) : null
}

/** The newer payment counts; the older one is left for staff to give back. */
async function noteLeft(
  subscriptionId: string | null,
  { stripeSubscriptionId: keptSubscriptionId }: Checkout,
  accountId: string,
  { em, emit, now }: CommandContext,
): Promise<void> {
  if (subscriptionId === null || !keptSubscriptionId) return
  const found = { accountId, subscriptionId, keptSubscriptionId }
  for (const event of await noteSecondSubscription(em, found, now)) emit(event)
}
