import type Stripe from 'stripe'
import { abandonFirstInvoice } from './stripe-ending.ts'
import { isFirst } from './stripe-invoices.ts'

/**
 * Gives back the credit that a customer's other checkouts have taken and that nobody has paid: a credit goes to an invoice as soon as
 * that is open. The provider does the same by itself, but only when it lets a first payment expire, after 23 hours.
 */
export async function giveCreditBack(
  stripe: Stripe,
  customer: string,
  { exceptCheckout }: { exceptCheckout: string },
): Promise<void> {
  const open = await stripe.invoices.list({ customer, status: 'open', limit: 100 })
  for (const invoice of open.data) {
    const begun = invoice.parent?.subscription_details
    if (!isFirst(invoice) || !tookCredit(invoice) || !begun) continue
    if (begun.metadata?.checkout_id !== exceptCheckout) await abandonFirstInvoice(stripe, invoice)
  }
}

/** A credit is a balance below zero. */
function tookCredit({ starting_balance: before, ending_balance: after }: Stripe.Invoice): boolean {
  return after !== null && before < after
}
