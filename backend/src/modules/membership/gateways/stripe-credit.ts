import type Stripe from 'stripe'
import type { CreditOffer, Order } from './payment-gateway.ts'
import { locateCustomer } from './stripe-customers.ts'
import { abandonFirstInvoice } from './stripe-ending.ts'
import { isFirst } from './stripe-invoices.ts'
import { orderSummaryOf } from './stripe-order-summary.ts'

/**
 * Gives back credit taken by a customer's other checkouts that nobody has paid: credit is applied to an invoice as soon
 * as that is open. The provider does the same by itself, but only when it lets a first payment expire, after 23 hours.
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

/** What a yearly subscription would cost somebody whose credit pays for all of it; undefined for everybody else. */
export async function offerByCredit(
  stripe: Stripe,
  order: Order,
  priceOf: (order: Order) => Promise<string>,
): Promise<CreditOffer | undefined> {
  const { customerId, checkoutId } = order
  if (customerId === null) return undefined
  await giveCreditBack(stripe, customerId, { exceptCheckout: checkoutId })
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted || customer.balance >= 0) return undefined
  await locateCustomer(stripe, customerId, order)
  const invoice = await stripe.invoices.createPreview({
    customer: customerId,
    automatic_tax: { enabled: true },
    subscription_details: { items: [{ price: await priceOf(order) }] },
  })
  const [line] = invoice.lines.data
  if (invoice.amount_due > 0 || line === undefined) return undefined
  return { customerId, clientSecret: null, summary: orderSummaryOf(invoice, line.period.end) }
}

/** A credit is a negative balance. */
function tookCredit({ starting_balance: before, ending_balance: after }: Stripe.Invoice): boolean {
  return after !== null && before < after
}
