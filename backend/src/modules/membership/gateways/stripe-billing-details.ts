import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type Stripe from 'stripe'
import { declineReason } from '../domain/decline-reasons.ts'
import { readOpenInvoice } from './stripe-open-invoice.ts'
import { fromSeconds, stateOf } from './stripe-subscription.ts'
import { taxOf } from './stripe-tax.ts'

const INVOICES_SHOWN = 24

type Details = Omit<SubscriptionDetails, 'tier'>

/** Reads everything that a member may see of a subscription. */
export async function describeSubscription(
  stripe: Stripe,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
): Promise<Details> {
  const chosen = 'customer.invoice_settings.default_payment_method'
  const expand = [chosen, 'default_payment_method']
  const [subscription, invoices, charges] = await Promise.all([
    stripe.subscriptions.retrieve(subscriptionId, { expand }),
    stripe.invoices.list({ customer: customerId, limit: INVOICES_SHOWN, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit: INVOICES_SHOWN }),
  ])
  const goesOn = stateOf(subscription) !== 'ended'
  const [openInvoice, nextCharge] = await Promise.all([
    // Paying the open invoice of a subscription that has ended would bring nothing back.
    goesOn ? readOpenInvoice(stripe, subscriptionId, invoices.data) : null,
    readNextCharge(stripe, subscription),
  ])
  return {
    currency: subscription.currency,
    yearlyPrice: subscription.items.data[0]?.price.unit_amount ?? 0,
    nextCharge,
    credit: creditOf(subscription.customer),
    endsAt: goesOn && subscription.cancel_at !== null ? isoTime(subscription.cancel_at) : null,
    card: cardOf(subscription),
    openInvoice,
    invoices: invoices.data
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => toInvoice(invoice, goesOn)),
    payments: charges.data.map(toPayment),
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

const INVOICE_STATES = { open: 'open', paid: 'paid', void: 'void' } as const

function toInvoice(invoice: Stripe.Invoice, goesOn: boolean): Details['invoices'][number] {
  const state = Object.entries(INVOICE_STATES).find(([status]) => status === invoice.status)
  return {
    id: invoice.id,
    number: invoice.number,
    at: isoTime(invoice.created),
    total: invoice.total,
    // After the end nothing more is collected.
    status: state === undefined || (state[1] === 'open' && !goesOn) ? 'other' : state[1],
    viewUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

function toPayment(charge: Stripe.Charge): Details['payments'][number] {
  const failed = charge.status === 'failed'
  return {
    id: charge.id,
    at: isoTime(charge.created),
    amount: charge.amount,
    outcome: outcomeOf(charge),
    reason: failed ? declineReason(charge.outcome?.reason ?? charge.failure_code) : null,
  }
}

function outcomeOf(charge: Stripe.Charge): Details['payments'][number]['outcome'] {
  if (charge.status === 'failed') return 'failed'
  if (charge.disputed) return 'disputed'
  return charge.refunded ? 'refunded' : 'paid'
}
