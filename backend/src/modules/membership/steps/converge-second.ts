import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Subscription } from '../domain/billing.ts'
import { disputesBetween } from '../domain/changes.ts'
import { isSecondPayment } from '../domain/second-payment.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'
import {
  type SecondSubscription,
  SecondSubscriptionSchema,
} from '../persistence/second-subscription-schema.ts'

/**
 * Brings a second subscription, which nobody uses, in line with what the provider says: once its payment went back, or
 * it ended with nothing to give back, there is nothing left for staff to do, until another year is paid. Returns what to
 * tell.
 */
export async function convergeSecond(
  em: EntityManager,
  checkout: Checkout,
  { subscription, now }: { subscription: Subscription; now: Date },
): Promise<DomainEvent[]> {
  const { id: subscriptionId, state, disputes, refund, paidUntil } = subscription
  if (checkout.state !== 'completed') return []
  const second = await em.findOne(SecondSubscriptionSchema, { subscriptionId })
  if (second === null) return []
  const { accountId } = second
  const after = { accountId, refundedInvoiceId: refund?.invoiceId ?? null, disputes }
  const told = disputesBetween(checkout, after, subscriptionId)
  checkout.disputes = disputes
  second.paidUntil = paidUntil ?? second.paidUntil ?? null
  if (refund === null && state === 'active') Object.assign(second, { refundedAt: null, givenBackAt: null })
  if (refund === null) return [...told, ...endOf(second, { state, now })]
  if (second.refundedAt) return told
  second.refundedAt = now
  const payload = { accountId, subscriptionId, invoiceId: refund.invoiceId }
  return [...told, { type: 'membership.second-payment-returned', payload }]
}

function endOf(second: SecondSubscription, { state, now }: { state: Subscription['state']; now: Date }) {
  const { accountId, subscriptionId, paidUntil = null, foundAt } = second
  if (state !== 'ended' || second.endedAt || isSecondPayment(paidUntil, foundAt)) return []
  second.endedAt = now
  const payload = { accountId, subscriptionId, reason: null }
  return [{ type: 'membership.second-subscription-ended', payload } satisfies DomainEvent]
}
