import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Checkout } from '../persistence/checkout-schema.ts'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/**
 * Nobody can become a member by this checkout any more, and what was paid goes back by itself. Returns what to tell.
 */
export async function giveUp(
  em: EntityManager,
  checkout: Checkout,
  { accountId, subscriptionId }: { accountId: string; subscriptionId: string },
): Promise<DomainEvent[]> {
  em.assign(checkout, { state: 'expired', email: null, username: null })
  // So there is nothing left for staff to give back.
  await em.nativeDelete(SecondSubscriptionSchema, { subscriptionId, refundedAt: null })
  return [{ type: 'membership.buyer-left', payload: { accountId, checkoutId: checkout.id, subscriptionId } }]
}
