import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { mayBeCharged } from '../domain/claim.ts'
import { paidUntilOf } from '../domain/second-payment.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { addSecondSubscription } from './add-second-subscription.ts'
import { attachSubscription } from './attach-subscription.ts'

/**
 * Attaches what was paid for last. That one counts; what the person may still be charged for from before is left for
 * staff to give back, or to end. Returns what to tell.
 */
export async function attachNewer(
  em: EntityManager,
  checkout: Checkout,
  { accountId, now }: { accountId: string; now: Date },
): Promise<DomainEvent[]> {
  const before = await em.findOne(MembershipSchema, { accountId })
  const subscriptionId = mayBeCharged(before) ? before?.stripeSubscriptionId : null
  const paidUntil = before && paidUntilOf(before)
  const attached = await attachSubscription(em, checkout, { accountId, membership: before })
  const { stripeSubscriptionId: keptSubscriptionId } = checkout
  if (!subscriptionId || !keptSubscriptionId) return attached
  const found = { accountId, subscriptionId, keptSubscriptionId }
  return [...attached, ...(await addSecondSubscription(em, found, { foundAt: now, paidUntil }))]
}
