import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Invoice } from './invoice.ts'
import type { Stored } from './wire.ts'

export type InvoicePayment = Omit<Stored<Stripe.InvoicePayment, never>, 'invoice' | 'payment'> & {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}

/** Ties an invoice to the payment intent that is to pay it. */
export function newInvoicePayment(invoice: Invoice, paymentIntent: string, now: number): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
