import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { returns } from '../domain/changes.ts'
import { CheckoutSchema } from './checkout-schema.ts'
import { ClaimSchema } from './claim-schema.ts'

/**
 * Brings a payment that waits to be claimed to what the provider says: once it went back, there is nothing to claim.
 * Answers what to tell.
 */
export async function convergeClaim(em: EntityManager, subscription: Subscription): Promise<DomainEvent[]> {
  const checkout = await em.findOne(CheckoutSchema, {
    stripeSubscriptionId: subscription.id,
    state: 'claimable',
  })
  if (checkout === null) return []
  const { accountId } = await em.findOneOrFail(ClaimSchema, { checkoutId: checkout.id })
  const { disputes, refund } = subscription
  const before = { refundedInvoiceId: null, disputes: checkout.disputes }
  checkout.disputes = disputes
  if (refund !== null) checkout.state = 'expired'
  return returns(before, { accountId, refundedInvoiceId: refund?.invoiceId ?? null, disputes }, subscription)
}
