import type { Invoice } from './objects/invoice.ts'
import type { PaymentIntent } from './objects/payment-intent.ts'
import type { State } from './state.ts'

/** What an invoice is paid by; undefined where there is nothing to pay. */
export function paymentIntentOf(state: State, { _paymentIntent: id }: Invoice): PaymentIntent | undefined {
  return id === null ? undefined : state.paymentIntents.get(id)
}

/** What a payment is for; undefined where it is for no invoice. */
export function invoiceOf(state: State, { _invoice: id }: PaymentIntent): Invoice | undefined {
  return id === null ? undefined : state.invoices.get(id)
}
