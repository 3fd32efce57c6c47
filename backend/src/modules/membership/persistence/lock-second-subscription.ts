import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { SecondSubscriptionSchema } from './second-subscription-schema.ts'

/**
 * A second subscription, which nobody else can write to until the transaction has ended; null for one that is nobody's.
 */
export function lockSecondSubscription(em: EntityManager, subscriptionId: string) {
  return em.findOne(SecondSubscriptionSchema, { subscriptionId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}
