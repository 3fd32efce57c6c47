import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { returns } from '../domain/changes.ts'
import { earlyEnd } from '../domain/claim.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'
import { ClaimSchema } from '../persistence/claim-schema.ts'

/**
 * Brings a payment that waits to be claimed in line with what the provider says: once it went back, or its subscription
 * ended, there is nothing to claim. One that ended goes on waiting for what becomes of the money. Returns what to tell.
 */
export async function convergeClaim(
  em: EntityManager,
  checkout: Checkout,
  subscription: Subscription,
): Promise<DomainEvent[]> {
  const { id: subscriptionId, disputes, refund } = subscription
  if (checkout.state !== 'claimable') return []
  const { id: checkoutId } = checkout
  const { accountId } = await em.findOneOrFail(ClaimSchema, { checkoutId })
  const before = { refundedInvoiceId: null, disputes: checkout.disputes }
  checkout.disputes = disputes
  const after = { accountId, refundedInvoiceId: refund?.invoiceId ?? null, disputes }
  const told = returns(before, after, subscription)
  if (refund !== null) checkout.state = 'expired'
  const endedAt = refund === null ? earlyEnd(subscription, checkout) : undefined
  if (endedAt === undefined) return told
  checkout.currentPeriodEnd = endedAt
  return [...told, { type: 'membership.claim-lapsed', payload: { checkoutId, accountId, subscriptionId } }]
}
