import type Stripe from 'stripe'
import type { OpenInvoice, Payment, Subscription } from '../domain/billing.ts'
import { fromSeconds, latestInvoiceOf, paymentIntentIdOf, timeOf } from './stripe-subscription.ts'

type FromInvoice = Pick<Subscription, 'openInvoice' | 'lastPayment' | 'payerEmail'>

const NOTHING: FromInvoice = { openInvoice: null, lastPayment: null, payerEmail: null }

/** What the latest invoice adds to a subscription: what is owed, or what was paid and by whom. */
export async function readInvoice(stripe: Stripe, subscription: Stripe.Subscription): Promise<FromInvoice> {
  const invoice = latestInvoiceOf(subscription)
  if (invoice === null) return NOTHING
  const first = invoice.billing_reason === 'subscription_create'
  if (invoice.status === 'open')
    return first ? NOTHING : { ...NOTHING, openInvoice: await readOpenInvoice(stripe, invoice) }
  if (invoice.status !== 'paid') return NOTHING
  const charge = await readCharge(stripe, invoice)
  const whole = paysWholePeriod(invoice) ? charge : await readPeriodCharge(stripe, subscription.id)
  return {
    openInvoice: null,
    lastPayment: toPayment(invoice, { refundedAt: whole.refundedAt, disputed: charge.disputed }),
    payerEmail: first ? charge.email : null,
  }
}

/** Other invoices only settle what a change of plan costs. */
function paysWholePeriod({ billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_create' || reason === 'subscription_cycle'
}

function toPayment(invoice: Stripe.Invoice, state: Pick<Payment, 'refundedAt' | 'disputed'>): Payment {
  return {
    invoiceId: invoice.id,
    amount: invoice.amount_paid,
    tax: (invoice.total_taxes ?? []).reduce((sum, part) => sum + part.amount, 0),
    currency: invoice.currency,
    paidAt: timeOf(invoice.status_transitions.paid_at) ?? fromSeconds(invoice.created),
    ...state,
  }
}

interface ReadCharge {
  refundedAt: Date | null
  disputed: boolean
  email: string | null
}

const NO_CHARGE: ReadCharge = { refundedAt: null, disputed: false, email: null }

/** What became of the charge that paid an invoice. */
async function readCharge(stripe: Stripe, invoice: Stripe.Invoice): Promise<ReadCharge> {
  const intentId = paymentIntentIdOf(invoice)
  if (intentId === null) return NO_CHARGE
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.refunds'] })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (charge === null) return { ...NO_CHARGE, email: intent.receipt_email }
  const refunds = (charge.refunds?.data ?? []).map((refund) => refund.created)
  return {
    refundedAt: charge.refunded ? fromSeconds(Math.max(charge.created, ...refunds)) : null,
    disputed: charge.disputed,
    email: intent.receipt_email ?? charge.billing_details.email,
  }
}

/** The charge behind the newest invoice that paid a whole period. */
async function readPeriodCharge(stripe: Stripe, subscription: string): Promise<ReadCharge> {
  const expand = ['data.payments']
  const paid = await stripe.invoices.list({ subscription, status: 'paid', limit: 20, expand })
  const invoice = paid.data.find(paysWholePeriod)
  return invoice === undefined ? NO_CHARGE : readCharge(stripe, invoice)
}

async function readOpenInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<OpenInvoice | null> {
  const intentId = paymentIntentIdOf(invoice)
  if (intentId === null) return null
  const charges = await stripe.charges.list({ payment_intent: intentId, limit: 100 })
  const failedAt = charges.data.filter((charge) => charge.status === 'failed').map((charge) => charge.created)
  const finalizedAt = invoice.status_transitions.finalized_at ?? invoice.created
  return {
    id: invoice.id,
    attemptCount: invoice.attempt_count,
    // A bank that asks for its owner leaves no charge behind.
    failedAt: (failedAt.length === 0 ? [finalizedAt] : failedAt.toSorted((a, b) => a - b)).map(fromSeconds),
  }
}
