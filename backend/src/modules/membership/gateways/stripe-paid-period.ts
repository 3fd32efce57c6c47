import type Stripe from 'stripe'
import type { PaidPeriod } from './billing-gateway.ts'
import { listInvoices, paidSincePeriodBegan } from './stripe-invoices.ts'
import { tierOfPrice } from './stripe-prices.ts'

/** What a subscription is for now, and what was paid for its newest period; null where nothing of ours was paid. */
export async function readNewestPeriod(stripe: Stripe, id: string): Promise<PaidPeriod | null> {
  const [subscription, invoices] = await Promise.all([
    stripe.subscriptions.retrieve(id),
    listInvoices(stripe, id),
  ])
  const [item] = subscription.items.data
  const tier = item && tierOfPrice(item.price)
  const paid = paidSincePeriodBegan(invoices)
  if (tier === undefined || paid.length === 0) return null
  const amount = paid.reduce((sum, invoice) => sum + invoice.amount_paid, 0)
  return { tier, amount, currency: subscription.currency }
}
