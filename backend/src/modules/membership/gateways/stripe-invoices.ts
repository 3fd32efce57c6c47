import type Stripe from 'stripe'
import type { OpenInvoice, Payment, PaymentPurpose } from '../domain/billing.ts'
import { failureTimes } from '../domain/grace.ts'
import { refundOf } from '../domain/refunded-period.ts'
import { readCharge } from './stripe-charges.ts'
import { type FromInvoices, fromSeconds, paymentIntentIdOf, timeOf } from './stripe-subscription.ts'
import { taxOf } from './stripe-tax.ts'

/** As many as one call returns: enough for a period with many changes of plan. */
const INVOICES_READ = 100

/** What the newest invoices add to a subscription: what is owed, what was paid and by whom, what went back. */
export async function readInvoices(stripe: Stripe, subscription: string): Promise<FromInvoices> {
  const data = await listInvoices(stripe, subscription)
  const period = data.find(paysWholePeriod)
  const charges = await readPeriodCharges(stripe, data)
  const ownCharge = charges.find(({ invoiceId }) => invoiceId === period?.id)
  const renewal = period !== undefined && !isFirst(period)
  return {
    openInvoice:
      renewal && isOwed(period) ? await readOpenInvoice(stripe, period, firstOwed(data) ?? period) : null,
    paidUntil: paidUntilOf(paidSincePeriodBegan(data)),
    stuckInvoiceId: data.find(isStuck)?.id ?? null,
    payments: data.filter(({ status }) => status === 'paid').map(toPayment),
    refund: ownCharge === undefined ? null : refundOf(charges),
    disputes: charges.flatMap(({ dispute }) => dispute ?? []),
    payerEmail: period && isFirst(period) ? (ownCharge?.email ?? null) : null,
  }
}

/** The newest invoices of a subscription, the newest first, with what paid them. */
export async function listInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const expand = ['data.payments']
  const { data } = await stripe.invoices.list({ subscription, limit: INVOICES_READ, expand })
  return data
}

/** What became of each payment since the newest paid period began; of a subscription's invoices, the newest first. */
export function readPeriodCharges(stripe: Stripe, invoices: readonly Stripe.Invoice[]) {
  return Promise.all(paidSincePeriodBegan(invoices).map((invoice) => readCharge(stripe, invoice)))
}

/** Of a subscription's invoices, the newest first: the newest paid one for a whole period, and those paid after it. */
export function paidSincePeriodBegan(invoices: readonly Stripe.Invoice[]): Stripe.Invoice[] {
  const paid = invoices.filter(({ status }) => status === 'paid')
  return paid.slice(0, paid.findIndex(paysWholePeriod) + 1)
}

/** Other invoices only settle the cost of a change of plan, and nobody is asked to pay a draft. */
function paysWholePeriod(invoice: Stripe.Invoice): boolean {
  return invoice.status !== 'draft' && isForWholePeriod(invoice)
}

/** True for the first invoice and for renewals, paid or not. */
export function isForWholePeriod(invoice: Stripe.Invoice): boolean {
  return isFirst(invoice) || isRenewal(invoice)
}

/** True for the invoice of a further period. Others after the first only settle the cost of a change of plan. */
export function isRenewal({ billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_cycle'
}

/**
 * The end of the newest paid period, from the invoices of `paidSincePeriodBegan`; null where there is none. A renewal may
 * also settle a change in the period before: the period that it is for is the last of its lines.
 */
export function paidUntilOf(paid: readonly Stripe.Invoice[]): Date | null {
  const lines = paid.at(-1)?.lines.data ?? []
  return lines.length === 0 ? null : fromSeconds(Math.max(...lines.map(({ period }) => period.end)))
}

/**
 * The renewal with which what is owed began; of a subscription's invoices, the newest first. Whoever owes an earlier year
 * has had their grace: the next one's first attempt brings no other.
 */
function firstOwed(invoices: readonly Stripe.Invoice[]): Stripe.Invoice | undefined {
  const periods = invoices.filter(paysWholePeriod)
  const settled = periods.findIndex((invoice) => !isOwed(invoice))
  return (settled === -1 ? periods : periods.slice(0, settled)).at(-1)
}

/** A draft is no sign of trouble by itself: each is one for an hour. */
function isStuck({ status, last_finalization_error: error }: Stripe.Invoice): boolean {
  return status === 'draft' && error !== null
}

/** What the provider has written off is still owed. */
export function isOwed({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'uncollectible'
}

/**
 * Of a subscription's invoices, the newest first, those that can be paid for something: all that are open, and what the
 * provider has written off as long as no later period was billed.
 */
export function payableOf(invoices: readonly Stripe.Invoice[]): Stripe.Invoice[] {
  const period = invoices.find(paysWholePeriod)
  return invoices.filter((invoice) => invoice.status === 'open' || (invoice === period && isOwed(invoice)))
}

/** True for the invoice that begins a subscription. */
export function isFirst({ billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_create'
}

function toPayment(invoice: Stripe.Invoice): Payment {
  return {
    invoiceId: invoice.id,
    amount: invoice.amount_paid,
    tax: taxOf(invoice),
    total: invoice.total,
    currency: invoice.currency,
    paidAt: paidAtOf(invoice),
    purpose: purposeOf(invoice),
  }
}

function purposeOf(invoice: Stripe.Invoice): PaymentPurpose | null {
  if (invoice.billing_reason === 'subscription_update') return { kind: 'plan-change' }
  const until = isForWholePeriod(invoice) ? paidUntilOf([invoice]) : null
  return until === null ? null : { kind: 'period', until }
}

/** When an invoice was paid, to the second. */
export function paidAtOf({ status_transitions: transitions, created }: Stripe.Invoice): Date {
  return timeOf(transitions.paid_at) ?? fromSeconds(created)
}

/** @param since the invoice by which attempts and grace count */
async function readOpenInvoice(
  stripe: Stripe,
  { id, amount_remaining: amount, currency }: Stripe.Invoice,
  since: Stripe.Invoice,
): Promise<OpenInvoice> {
  const { status, attempt_count: attempts, created } = since
  // Nothing is written off unless it was given up.
  const attemptCount = status === 'uncollectible' ? Math.max(1, attempts) : attempts
  const billedAt = timeOf(since.status_transitions.finalized_at) ?? fromSeconds(created)
  const charges = await readFailedCharges(stripe, paymentIntentIdOf(since))
  return {
    id,
    due: { amount, currency },
    attemptCount,
    failedAt: failureTimes({ attemptCount, billedAt, charges }),
  }
}

/** When they were tried, the earliest first. */
async function readFailedCharges(stripe: Stripe, payment_intent: string | null): Promise<Date[]> {
  if (payment_intent === null) return []
  const { data } = await stripe.charges.list({ payment_intent, limit: 100 })
  const failed = data.filter(({ status }) => status === 'failed').map(({ created }) => created)
  return failed.toSorted((a, b) => a - b).map(fromSeconds)
}
