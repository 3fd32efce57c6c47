import type Stripe from 'stripe'

/** All taxes on an invoice, or the preview of one, together: in the currency's smallest unit. */
export function taxOf({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): number {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
