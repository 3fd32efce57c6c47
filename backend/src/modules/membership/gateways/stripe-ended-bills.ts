import Stripe from 'stripe'
import { isOwed, listInvoices } from './stripe-invoices.ts'
import { refundPaidSince } from './stripe-refunds.ts'
import { fromSeconds, isOurs } from './stripe-subscription.ts'

/**
 * Voids what is owed for a subscription that has ended, and gives back what was paid for it since. What was paid in the
 * second in which it ended may have come first, and stays.
 */
export async function closeBills(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id)
  const { ended_at: endedAt } = subscription
  if (endedAt === null || !isOurs(subscription)) return
  for (const invoice of await listInvoices(stripe, id))
    if (isOwed(invoice)) await voidUnlessPaid(stripe, invoice)
  await refundPaidSince(stripe, id, fromSeconds(endedAt + 1))
}

async function voidUnlessPaid(stripe: Stripe, { id }: Stripe.Invoice): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && (await isClosed(stripe, id))) return
    throw error
  }
}

/** Somebody may have paid or voided it since we looked. */
async function isClosed(stripe: Stripe, id: string): Promise<boolean> {
  return !isOwed(await stripe.invoices.retrieve(id))
}
