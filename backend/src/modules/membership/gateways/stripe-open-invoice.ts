import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type Stripe from 'stripe'
import { isFirst, isRenewal, payableOf } from './stripe-invoices.ts'
import { paymentIntentIdOf, subscriptionIdOf } from './stripe-subscription.ts'

/**
 * What a member may pay now of a subscription; null where nothing is open.
 * @param invoices the customer's, the newest first, with `payments` expanded
 */
export async function readOpenInvoice(
  stripe: Stripe,
  subscriptionId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<SubscriptionDetails['openInvoice']> {
  const own = invoices.filter((one) => subscriptionIdOf(one) === subscriptionId)
  const open = payableOf(own).filter((one) => !isFirst(one))
  // Access depends on the renewal alone, so that is paid first, whichever is the latest.
  const invoice = open.find(isRenewal) ?? open[0]
  if (invoice === undefined) return null
  const intentId = paymentIntentIdOf(invoice)
  const intent = intentId === null ? null : await stripe.paymentIntents.retrieve(intentId)
  return {
    kind: isRenewal(invoice) ? 'renewal' : 'plan-change',
    amount: invoice.amount_remaining,
    payUrl: invoice.hosted_invoice_url ?? null,
    needsAuthentication: intent?.status === 'requires_action',
  }
}
