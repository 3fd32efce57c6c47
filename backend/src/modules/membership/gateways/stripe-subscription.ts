import type Stripe from 'stripe'
import { z } from 'zod'
import type { Subscription } from '../domain/billing.ts'
import { tierOfPrice } from './stripe-prices.ts'

/** Seconds since 1970, Stripe's unit of time, as a date. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000)
}

/** The same for times that may not have come. */
export function timeOf(seconds: number | null): Date | null {
  return seconds === null ? null : fromSeconds(seconds)
}

/** The id of something that Stripe sends as an id or expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'string' ? reference : reference.id
}

/** The payment intent of an invoice's first payment. Needs `payments` expanded. */
export function paymentIntentIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.payments?.data[0]?.payment.payment_intent)
}

/** The subscription that an invoice is for; null for one that stands alone. */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription)
}

const STATES: Record<Stripe.Subscription.Status, Subscription['state']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  unpaid: 'unpaid',
  paused: 'past-due',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

/** The provider's state in our terms; one that this version does not know yet grants nothing. */
export function stateOf({ status }: Pick<Stripe.Subscription, 'status'>): Subscription['state'] {
  return STATES[status] ?? 'incomplete'
}

/** Whether it pays for a tier of ours. */
export function isOurs({ items }: Stripe.Subscription): boolean {
  const [item] = items.data
  return item !== undefined && tierOfPrice(item.price) !== undefined
}
/** What only the invoices of a subscription say. */
export type FromInvoices = Pick<
  Subscription,
  'openInvoice' | 'paidUntil' | 'stuckInvoiceId' | 'payments' | 'refund' | 'disputes' | 'payerEmail'
>

/** A subscription in our terms; undefined when it pays for nothing of ours. */
export function toSubscription(
  subscription: Stripe.Subscription,
  extra: FromInvoices,
): Subscription | undefined {
  const [item] = subscription.items.data
  const tier = item && tierOfPrice(item.price)
  if (item === undefined || tier === undefined) return undefined
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    checkoutId: checkoutIdOf(subscription),
    state: stateOf(subscription),
    tier,
    yearlyPriceCents: item.price.unit_amount ?? 0,
    currentPeriodEnd: fromSeconds(item.current_period_end),
    endedAt: timeOf(subscription.ended_at),
    cancelAt: timeOf(subscription.cancel_at),
    // Null for one that was begun without: that was somebody's decision.
    taxStopped: subscription.automatic_tax.disabled_reason !== null,
    ...extra,
  }
}

/** Anybody may write anything there. */
function checkoutIdOf({ metadata }: Pick<Stripe.Subscription, 'metadata'>): string | null {
  return z.uuid().safeParse(metadata.checkout_id).data ?? null
}

/** The latest invoice, if it was expanded. */
export function latestInvoiceOf(subscription: Stripe.Subscription): Stripe.Invoice | null {
  const invoice = subscription.latest_invoice
  return typeof invoice === 'object' ? invoice : null
}
