import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type Stripe from 'stripe'
import type { BilledMember } from './billing-gateway.ts'
import { readHistory, readPayments, shownInvoices } from './stripe-billing-history.ts'
import { unlessGone } from './stripe-errors.ts'
import { readOpenInvoice } from './stripe-open-invoice.ts'
import { fromSeconds, stateOf } from './stripe-subscription.ts'
import { taxOf } from './stripe-tax.ts'

type Details = Omit<SubscriptionDetails, 'tier'>

/** Reads everything that a member may see of a subscription. */
export async function describeSubscription(
  stripe: Stripe,
  { customerId, otherCustomerIds, subscriptionId }: BilledMember,
): Promise<Details> {
  const chosen = 'customer.invoice_settings.default_payment_method'
  const expand = [chosen, 'default_payment_method']
  const [subscription, own, ...others] = await Promise.all([
    stripe.subscriptions.retrieve(subscriptionId, { expand }),
    readHistory(stripe, customerId),
    ...otherCustomerIds.map((id) => readHistory(stripe, id).catch(unlessGone)),
  ])
  const histories = [own, ...others.filter((other) => other !== undefined)]
  const goesOn = stateOf(subscription) !== 'ended'
  const [openInvoice, nextCharge, payments] = await Promise.all([
    // Paying the open invoice of a subscription that has ended would bring nothing back.
    goesOn ? readOpenInvoice(stripe, subscriptionId, own.invoices) : null,
    readNextCharge(stripe, subscription),
    readPayments(stripe, histories),
  ])
  return {
    currency: subscription.currency,
    yearlyPrice: subscription.items.data[0]?.price.unit_amount ?? 0,
    nextCharge,
    credit: creditOf(subscription.customer),
    endsAt: goesOn && subscription.cancel_at !== null ? isoTime(subscription.cancel_at) : null,
    card: cardOf(subscription),
    openInvoice,
    invoices: shownInvoices(histories, goesOn),
    payments,
  }
}

function isoTime(seconds: number): string {
  return fromSeconds(seconds).toISOString()
}

/** The renewal as the provider would bill it today, tax included. */
async function readNextCharge(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Details['nextCharge']> {
  const [item] = subscription.items.data
  const renews = subscription.status === 'active' || subscription.status === 'past_due'
  if (!renews || subscription.cancel_at !== null || item === undefined) return null
  const invoice = await stripe.invoices.createPreview({ subscription: subscription.id })
  const tax = taxOf(invoice)
  return { amount: invoice.amount_due, tax, at: isoTime(item.current_period_end) }
}

/** A credit is a negative balance. Needs the customer expanded. */
function creditOf(customer: Stripe.Subscription['customer']): number {
  if (typeof customer === 'string' || customer.deleted) return 0
  return Math.max(0, -customer.balance)
}

/**
 * The card that is charged next: the newer one of the subscription's own and the customer's. Whoever has just chosen
 * another one sees it, although the subscription follows a moment later.
 */
function cardOf({ customer, default_payment_method: own }: Stripe.Subscription): Details['card'] {
  const chosen =
    typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method
  const methods = [own, chosen].filter((method) => method !== null && typeof method === 'object')
  const [newest] = methods.toSorted((one, other) => other.created - one.created)
  if (newest?.card === undefined) return null
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = newest.card
  return { brand, lastFour: last4, expiresMonth, expiresYear }
}
