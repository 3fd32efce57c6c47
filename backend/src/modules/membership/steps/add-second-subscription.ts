import type { DomainEvent, PayloadOf } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/** Records that somebody pays twice. Returns what to tell: nothing when it was already recorded. */
export async function addSecondSubscription(
  em: EntityManager,
  found: PayloadOf<'membership.second-subscription-found'>,
  foundAt: Date,
): Promise<DomainEvent[]> {
  const { subscriptionId } = found
  if ((await em.findOne(SecondSubscriptionSchema, { subscriptionId })) !== null) return []
  em.create(SecondSubscriptionSchema, { ...found, foundAt })
  return [{ type: 'membership.second-subscription-found', payload: found }]
}
