import { paymentIntentOf } from '../linked.ts'
import type { Invoice } from '../objects/invoice.ts'
import { type Context, update } from './context.ts'

/** Voids an open invoice: nobody can pay it any more, and the customer gets back the balance that it used. */
export function voidInvoice(context: Context, invoice: Invoice): Invoice {
  const { state, now } = context
  giveBalanceBack(context, invoice)
  const intent = paymentIntentOf(state, invoice)
  const status_transitions = { ...invoice.status_transitions, voided_at: now }
  const changes = { status: 'void', status_transitions, next_payment_attempt: null } as const
  const voided = update(context, state.invoices, invoice, changes, 'invoice.voided')
  if (intent !== undefined && intent.status !== 'succeeded') {
    const canceled = { status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice' } as const
    update(context, state.paymentIntents, intent, canceled, 'payment_intent.canceled')
  }
  return voided
}

function giveBalanceBack({ state }: Context, invoice: Invoice): void {
  const customer = state.customers.get(invoice.customer)
  const { starting_balance: before, ending_balance: after } = invoice
  if (customer && after !== null)
    state.customers.put({ ...customer, balance: customer.balance + before - after })
}
