import Stripe from 'stripe'
import { refundOf } from '../domain/refunded-period.ts'
import { takeCreditBack } from './stripe-credit-back.ts'
import { listInvoices, readPeriodCharges } from './stripe-invoices.ts'
import { latestInvoiceOf, subscriptionIdOf } from './stripe-subscription.ts'

/** Ends a subscription at once. One that has ended stays as it is. */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  if (!(await hasEnded(stripe, id))) await cancel(stripe, id)
}

async function cancel(stripe: Stripe, id: string, options: Stripe.RequestOptions = {}): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, {}, options)
  } catch (error) {
    // Somebody else may have ended it since we looked.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && (await hasEnded(stripe, id))) return
    throw error
  }
}

async function hasEnded(stripe: Stripe, id: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(id)
  return status === 'canceled' || status === 'incomplete_expired'
}

/**
 * Ends a subscription, provided that the newest whole period that was paid is that of this invoice, and everything paid
 * for it went back; the credit that belongs to it goes as well. A renewal that is merely billed does not save it; one
 * that was paid does. So the end itself is never retried on an old look: the caller begins with a new one instead.
 */
export async function endRefundedSubscription(stripe: Stripe, id: string, invoiceId: string): Promise<void> {
  if (!(await hasEnded(stripe, id))) {
    const refund = refundOf(await readPeriodCharges(stripe, await listInvoices(stripe, id)))
    if (refund?.invoiceId !== invoiceId) return
    await cancel(stripe, id, { maxNetworkRetries: 0 })
  }
  await takeCreditBack(stripe, id)
}

/** Ends a subscription whose first payment is still open. One that was paid goes on. */
export async function endUnpaidSubscription(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  const invoice = latestInvoiceOf(subscription)
  if (subscription.status === 'incomplete' && invoice !== null) await abandonFirstInvoice(stripe, invoice)
}

/** The invoice goes first: one that was paid meanwhile cannot be voided, and then its subscription stays. */
export async function abandonFirstInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoice.id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return
    throw error
  }
  const subscription = subscriptionIdOf(invoice)
  if (subscription !== null) await endSubscription(stripe, subscription)
}
