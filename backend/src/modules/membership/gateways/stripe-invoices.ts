import type Stripe from 'stripe'
import type { Dispute, OpenInvoice, Payment, Subscription } from '../domain/billing.ts'
import { fromSeconds, paymentIntentIdOf, timeOf } from './stripe-subscription.ts'

type FromInvoices = Pick<
  Subscription,
  'openInvoice' | 'paidUntil' | 'payments' | 'refund' | 'disputes' | 'payerEmail'
>

/** As many as one call gives: enough for a period with many changes of plan. */
const INVOICES_READ = 100

/** What the newest invoices add to a subscription: what is owed, what was paid and by whom, what went back. */
export async function readInvoices(stripe: Stripe, subscription: string): Promise<FromInvoices> {
  const data = await listInvoices(stripe, subscription)
  const period = data.find(paysWholePeriod)
  const charges = await Promise.all(paidSincePeriodBegan(data).map((invoice) => readCharge(stripe, invoice)))
  const charge = charges.find(({ invoiceId }) => invoiceId === period?.id)
  const renewal = period !== undefined && !isFirst(period)
  return {
    openInvoice: renewal && isOwed(period) ? await readOpenInvoice(stripe, period) : null,
    paidUntil: paidUntilOf(data.find(isForWholePeriod)),
    payments: data.filter(({ status }) => status === 'paid').map(toPayment),
    refund: charge?.wentBackAt ? { invoiceId: charge.invoiceId, at: charge.wentBackAt } : null,
    disputes: charges.flatMap(({ dispute }) => dispute ?? []),
    payerEmail: period && isFirst(period) ? (charge?.email ?? null) : null,
  }
}

/** The newest invoices of a subscription, the newest first, with what paid them. */
export async function listInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const expand = ['data.payments']
  const { data } = await stripe.invoices.list({ subscription, limit: INVOICES_READ, expand })
  return data
}

/** Of a subscription's invoices, the newest first: the newest paid one for a whole period, and those paid after it. */
export function paidSincePeriodBegan(invoices: readonly Stripe.Invoice[]): Stripe.Invoice[] {
  const paid = invoices.filter(({ status }) => status === 'paid')
  return paid.slice(0, paid.findIndex(paysWholePeriod) + 1)
}

/** Other invoices only settle what a change of plan costs, and nobody is asked to pay a draft. */
function paysWholePeriod(invoice: Stripe.Invoice): boolean {
  return invoice.status !== 'draft' && isForWholePeriod(invoice)
}

function isForWholePeriod(invoice: Stripe.Invoice): boolean {
  return isFirst(invoice) || invoice.billing_reason === 'subscription_cycle'
}

/** A renewal may settle a change of the period before as well; the period that it is for is the last of its lines. */
function paidUntilOf(invoice: Stripe.Invoice | undefined): Date | null {
  if (invoice?.status !== 'paid' || invoice.lines.data.length === 0) return null
  return fromSeconds(Math.max(...invoice.lines.data.map(({ period }) => period.end)))
}

/** What the provider has written off is owed all the same. */
function isOwed({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'uncollectible'
}

/** True for the invoice that begins a subscription. */
export function isFirst({ billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_create'
}

function toPayment(invoice: Stripe.Invoice): Payment {
  return {
    invoiceId: invoice.id,
    amount: invoice.amount_paid,
    tax: (invoice.total_taxes ?? []).reduce((sum, part) => sum + part.amount, 0),
    total: invoice.total,
    currency: invoice.currency,
    paidAt: paidAtOf(invoice),
  }
}

/** When an invoice was paid, to the second. */
export function paidAtOf({ status_transitions: transitions, created }: Stripe.Invoice): Date {
  return timeOf(transitions.paid_at) ?? fromSeconds(created)
}

interface ReadCharge {
  invoiceId: string
  /** When it went back: all of it was refunded, or the bank took it and gave it to the buyer for good. */
  wentBackAt: Date | null
  dispute: Dispute | null
  email: string | null
}

/** What became of the charge that paid an invoice. */
export async function readCharge(stripe: Stripe, invoice: Stripe.Invoice): Promise<ReadCharge> {
  const { id: invoiceId } = invoice
  const { charge, receiptEmail } = await chargeOf(stripe, invoice)
  if (charge === null) return { invoiceId, wentBackAt: null, dispute: null, email: receiptEmail }
  const lostAt = await readLostDispute(stripe, charge)
  return {
    invoiceId,
    wentBackAt: charge.refunded ? lastRefundOf(charge) : lostAt,
    dispute: charge.disputed ? { invoiceId, lost: lostAt !== null } : null,
    email: receiptEmail ?? charge.billing_details.email,
  }
}

/** The charge that paid an invoice, with its refunds, and to whom the receipt goes; null where no card had to pay. */
export async function chargeOf(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<{ charge: Stripe.Charge | null; receiptEmail: string | null }> {
  const intentId = paymentIntentIdOf(invoice)
  if (intentId === null) return { charge: null, receiptEmail: null }
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return { charge, receiptEmail: intent.receipt_email }
}

function lastRefundOf({ created, refunds }: Stripe.Charge): Date {
  return fromSeconds(Math.max(created, ...(refunds?.data ?? []).map((refund) => refund.created)))
}

/** When the bank took the money of a dispute that is lost: at its beginning. A lost dispute is no refund. */
async function readLostDispute(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<Date | null> {
  if (!disputed) return null
  const { data } = await stripe.disputes.list({ charge: id, limit: 100 })
  const lost = data.filter(({ status }) => status === 'lost').map(({ created }) => created)
  return lost.length === 0 ? null : fromSeconds(Math.max(...lost))
}

async function readOpenInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<OpenInvoice> {
  const failedAt = await readFailures(stripe, paymentIntentIdOf(invoice))
  const finalizedAt = invoice.status_transitions.finalized_at ?? invoice.created
  return {
    id: invoice.id,
    // Nothing is written off that was not given up.
    attemptCount:
      invoice.status === 'uncollectible' ? Math.max(1, invoice.attempt_count) : invoice.attempt_count,
    // A bank that asks for its owner leaves no charge behind.
    failedAt: (failedAt.length === 0 ? [finalizedAt] : failedAt.toSorted((a, b) => a - b)).map(fromSeconds),
  }
}

async function readFailures(stripe: Stripe, payment_intent: string | null): Promise<number[]> {
  if (payment_intent === null) return []
  const { data } = await stripe.charges.list({ payment_intent, limit: 100 })
  return data.filter(({ status }) => status === 'failed').map(({ created }) => created)
}
