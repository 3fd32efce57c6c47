import type Stripe from 'stripe'
import type { Customer } from './customer.ts'
import { newId } from './ids.ts'
import { listOf, type Stored } from './wire.ts'

export type InvoiceLine = Stored<Stripe.InvoiceLineItem, 'subscription'>
export type Invoice = Omit<
  Stored<Stripe.Invoice, 'default_payment_method'>,
  'customer' | 'lines' | 'deleted' | 'confirmation_secret' | 'payments' | 'latest_revision'
> & {
  customer: string
  latest_revision: null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string }
  /** Repeats the parent's subscription, to find an invoice by. */
  _subscription: string
  /** The payment intent that pays for it, once it is finalized. */
  _paymentIntent: string | null
}

export interface Tax {
  /** What is added to the lines, in the smallest unit. */
  amount: number
  taxable: number
  reason: 'standard_rated' | 'not_collecting'
}

export interface InvoiceFields {
  customer: Customer
  subscription: { id: string; metadata: Record<string, string> }
  currency: string
  billingReason: NonNullable<Stripe.Invoice['billing_reason']>
  period: { start: number; end: number }
  lines: InvoiceLine[]
  automaticTax: boolean
  tax: Tax
  /** Where the provider's own pages live. */
  pages: string
}

/** True while it can be paid, or be voided: what was written off is owed all the same. */
export function isOwed({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'open' || status === 'uncollectible'
}

/** A draft; its lines are taken over and belong to it from now on. */
export function newInvoice(fields: InvoiceFields, now: number): Invoice {
  const id = newId('in')
  const { customer, subscription, tax } = fields
  const subtotal = fields.lines.reduce((sum, line) => sum + line.amount, 0)
  const total = subtotal + tax.amount
  const { balance } = customer
  const due = chargedFor(total + balance)
  return {
    ...UNUSED,
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTax(fields.automaticTax),
    automatically_finalizes_at: null,
    billing_reason: fields.billingReason,
    created: now,
    currency: fields.currency,
    ending_balance: null,
    hosted_invoice_url: `${fields.pages}/invoices/${id}`,
    invoice_pdf: `${fields.pages}/invoices/${id}.pdf`,
    starting_balance: balance,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone ?? null,
    last_finalization_error: null,
    lines: listOf(
      fields.lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: fields.period.end,
    period_start: fields.period.start,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: fields.automaticTax ? [totalTax(tax)] : [],
    webhooks_delivered_at: null,
    _subscription: subscription.id,
    _paymentIntent: null,
  }
}

/** The least that the provider charges a card, in cents. What comes to less is owed on the customer's balance. */
const MIN_CHARGE = 50

function chargedFor(owed: number): number {
  return owed < MIN_CHARGE ? 0 : owed
}

/** The customer's balance once the invoice is finalized: what was not charged of it stays there. */
export function endingBalanceOf({ starting_balance: before, total, amount_due: due }: Invoice): number {
  return before + total - due
}

const UNUSED = {
  account_country: 'US',
  account_name: 'Sandbox',
  account_tax_ids: null,
  amount_shipping: 0,
  application: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
} satisfies Partial<Invoice>

function automaticTax(enabled: boolean): Invoice['automatic_tax'] {
  return {
    disabled_reason: null,
    enabled,
    liability: enabled ? { type: 'self' } : null,
    provider: enabled ? 'stripe' : null,
    status: enabled ? 'complete' : null,
  }
}

function totalTax({ amount, taxable, reason }: Tax): NonNullable<Invoice['total_taxes']>[number] {
  return {
    amount,
    tax_behavior: 'exclusive',
    tax_rate_details: null,
    taxability_reason: reason,
    taxable_amount: taxable,
    type: 'tax_rate_details',
  }
}
