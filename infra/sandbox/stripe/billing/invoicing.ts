import { DAY_SECONDS } from '@meridian/contracts/values/durations'
import type { Customer } from '../objects/customer.ts'
import { endingBalanceOf, type Invoice, type InvoiceFields, newInvoice } from '../objects/invoice.ts'
import { newInvoicePayment } from '../objects/invoice-payment.ts'
import { newPaymentIntent } from '../objects/payment-intent.ts'
import type { Subscription } from '../objects/subscription.ts'
import { type Context, emit, update } from './context.ts'
import { taxCountry, taxOn } from './tax.ts'

export type InvoiceOrder = Pick<InvoiceFields, 'billingReason' | 'period' | 'lines'> & {
  customer: Customer
  subscription: Subscription
}

/** What an invoice would say; it is not kept. */
export function previewInvoice(context: Context, order: InvoiceOrder): Invoice {
  const { customer, subscription, lines } = order
  const automaticTax = subscription.automatic_tax.enabled
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const tax = taxOn(automaticTax ? subtotal : 0, (automaticTax && taxCountry(customer)) || 'US')
  const fields = { ...order, currency: subscription.currency, automaticTax, tax, pages: context.pages }
  return newInvoice(fields, context.now)
}

/** Makes an invoice that is not to be paid yet. */
export function draftInvoice(context: Context, order: InvoiceOrder): Invoice {
  const draft = previewInvoice(context, order)
  context.state.invoices.put(draft)
  emit(context, 'invoice.created', draft)
  return draft
}

/** Makes an invoice that can be paid, unless it stays a draft. */
export function issueInvoice(context: Context, order: InvoiceOrder): Invoice {
  return finalizeInvoice(context, draftInvoice(context, order), order)
}

/**
 * Makes a draft one that can be paid: open, with a number and a payment intent that waits for a card. Where nobody can
 * tell where its tax is owed, it stays a draft.
 */
export function finalizeInvoice(
  context: Context,
  found: Invoice,
  { customer, subscription }: Pick<InvoiceOrder, 'customer' | 'subscription'>,
): Invoice {
  if (found.automatic_tax.enabled && taxCountry(customer) === null) return failFinalization(context, found)
  const draft = computedAnew(context, found, { customer, subscription })
  const sequence = customer.next_invoice_sequence ?? 1
  const balance = endingBalanceOf(draft)
  context.state.customers.put({
    ...customer,
    balance,
    currency: draft.currency,
    next_invoice_sequence: sequence + 1,
  })
  const intent = openPayment(context, draft, subscription)
  return update(
    context,
    context.state.invoices,
    found,
    {
      ...draft,
      status: 'open',
      number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
      effective_at: context.now,
      ending_balance: balance,
      status_transitions: { ...draft.status_transitions, finalized_at: context.now },
      _paymentIntent: intent,
    },
    'invoice.finalized',
  )
}

/** The same draft with the tax and the credit of today. */
function computedAnew(
  context: Context,
  draft: Invoice,
  who: Pick<InvoiceOrder, 'customer' | 'subscription'>,
): Invoice {
  const { id, created, lines, hosted_invoice_url, invoice_pdf, billing_reason: billingReason } = draft
  if (billingReason === null) throw new Error(`${id} was made for no reason`)
  const period = { start: draft.period_start, end: draft.period_end }
  const anew = previewInvoice(context, { ...who, billingReason, period, lines: lines.data })
  return {
    ...anew,
    id,
    created,
    lines,
    hosted_invoice_url: hosted_invoice_url ?? null,
    invoice_pdf: invoice_pdf ?? null,
  }
}

function failFinalization(context: Context, draft: Invoice): Invoice {
  const code = 'customer_tax_location_invalid'
  const message = "The customer's location isn't recognized, so the tax cannot be calculated."
  return update(
    context,
    context.state.invoices,
    draft,
    {
      automatic_tax: { ...draft.automatic_tax, status: 'requires_location_inputs' },
      last_finalization_error: { type: 'invalid_request_error', code, message },
    },
    'invoice.finalization_failed',
  )
}

function openPayment(context: Context, invoice: Invoice, subscription: Subscription): string | null {
  if (invoice.amount_due === 0) return null
  const { state, now } = context
  const intent = newPaymentIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description:
        invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      invoice: invoice.id,
      savesCard: subscription.payment_settings?.save_default_payment_method === 'on_subscription',
      metadata: {},
    },
    now,
  )
  state.paymentIntents.put(intent)
  state.invoicePayments.put(newInvoicePayment(invoice, intent.id, now))
  emit(context, 'payment_intent.created', intent)
  return intent.id
}

/** Notes that an invoice's money has come. */
export function markPaid(context: Context, invoice: Invoice): Invoice {
  const { state, now } = context
  for (const payment of state.invoicePayments.where('invoice', invoice.id)) {
    const transitions = { ...payment.status_transitions, paid_at: now }
    const changes = { amount_paid: invoice.amount_due, status: 'paid', status_transitions: transitions }
    update(context, state.invoicePayments, payment, changes, 'invoice_payment.paid')
  }
  const paid = update(context, state.invoices, invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: Math.max(1, invoice.attempt_count),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  emit(context, 'invoice.paid', paid)
  emit(context, 'invoice.payment_succeeded', paid)
  return paid
}

/** Days between the provider's automatic attempts; after the last nothing is tried any more. */
const RETRY_DAYS = [3, 5, 7]

/** Notes that an attempt to collect an invoice failed. Only automatic attempts count after the first. */
export function markFailed(context: Context, invoice: Invoice, automatic: boolean): Invoice {
  const attempts = automatic ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count)
  const renewal = invoice.billing_reason !== 'subscription_create'
  const wait = renewal ? RETRY_DAYS[attempts - 1] : undefined
  const failed = update(context, context.state.invoices, invoice, {
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait === undefined ? null : context.now + wait * DAY_SECONDS,
  })
  emit(context, 'invoice.payment_failed', failed)
  return failed
}
