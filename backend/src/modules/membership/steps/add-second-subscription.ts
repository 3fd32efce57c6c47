import type { DomainEvent, PayloadOf } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { SecondSubscriptionSchema } from '../persistence/second-subscription-schema.ts'

/**
 * Records that somebody pays twice, or may yet be charged twice. Returns what to tell: nothing when it was already
 * recorded.
 * @param paidUntil the end of the newest period that was paid; null where that is not known
 */
export async function addSecondSubscription(
  em: EntityManager,
  found: PayloadOf<'membership.second-subscription-found'>,
  { foundAt, paidUntil }: { foundAt: Date; paidUntil: Date | null },
): Promise<DomainEvent[]> {
  const { subscriptionId } = found
  if ((await em.findOne(SecondSubscriptionSchema, { subscriptionId })) !== null) return []
  em.create(SecondSubscriptionSchema, { ...found, foundAt, paidUntil })
  return [{ type: 'membership.second-subscription-found', payload: found }]
}
