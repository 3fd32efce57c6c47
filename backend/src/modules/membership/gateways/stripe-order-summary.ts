import type { OrderSummary } from '@meridian/contracts/http/membership/payment-setup'
import type Stripe from 'stripe'
import { fromSeconds } from './stripe-subscription.ts'
import { taxOf } from './stripe-tax.ts'

/** What the buyer pays by an invoice, and what a credit pays of it. */
export function orderSummaryOf(invoice: Stripe.Invoice, periodEnd: number): OrderSummary {
  const tax = taxOf(invoice)
  return {
    currency: invoice.currency,
    subtotal: invoice.total_excluding_tax ?? invoice.total - tax,
    tax,
    total: invoice.total,
    credit: invoice.total - invoice.amount_due,
    renewsAt: fromSeconds(periodEnd).toISOString(),
  }
}
