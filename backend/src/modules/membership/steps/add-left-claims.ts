import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'
import { addSecondSubscription } from './add-second-subscription.ts'

/**
 * Records what else was paid and waits for somebody who has just claimed a membership: it is theirs to get back.
 * Returns what to tell.
 */
export async function addLeftClaims(
  em: EntityManager,
  { stripeSubscriptionId: keptSubscriptionId }: Checkout,
  { accountId, now }: { accountId: string; now: Date },
): Promise<DomainEvent[]> {
  if (!keptSubscriptionId) return []
  const claims = await em.find(ClaimSchema, { accountId, usedAt: null })
  const id = { $in: claims.map(({ checkoutId }) => checkoutId) }
  const events: DomainEvent[] = []
  for (const left of await em.find(CheckoutSchema, { id, state: 'claimable' })) {
    const { stripeSubscriptionId: subscriptionId, currentPeriodEnd: paidUntil = null } = left
    if (!subscriptionId || subscriptionId === keptSubscriptionId || (paidUntil && paidUntil <= now)) continue
    const found = { accountId, subscriptionId, keptSubscriptionId }
    events.push(...(await addSecondSubscription(em, found, { foundAt: now, paidUntil })))
  }
  return events
}
