import type { Context } from '../../billing/context.ts'
import { attemptPayment, failAuthentication } from '../../billing/payments.ts'
import { type Invoice, isOwed } from '../../objects/invoice.ts'
import type { PaymentIntent } from '../../objects/payment-intent.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import { cardOnFile } from '../card/card-on-file.ts'
import { tryEntering } from '../card/enter.ts'
import { type CardProblems, problemOf, type TypedCard } from '../card/typed-card.ts'

/** The card that the invoice's customer has on file. */
export function payerCard(context: Context, { customer, _subscription }: Invoice): PaymentMethod | undefined {
  const payer = context.state.customers.get(customer)
  return payer && cardOnFile(context, payer, context.state.subscriptions.get(_subscription))
}

/** What an invoice that is owed is paid by; undefined for one that is not. */
export function openPayment({ state }: Context, invoice: Invoice): PaymentIntent | undefined {
  const { _paymentIntent: intent } = invoice
  return isOwed(invoice) && intent !== null ? state.paymentIntents.get(intent) : undefined
}

/** Tries to pay an invoice that is owed; what stopped it stays beside the field that it is about. One that is not owed stays as it is. */
export function payInvoice(context: Context, invoice: Invoice, by: TypedCard | 'card on file'): CardProblems {
  const intent = openPayment(context, invoice)
  if (intent?.status !== 'requires_payment_method') return {}
  const method = by === 'card on file' ? payerCard(context, invoice) : tryEntering(context, by)
  if (!method) return { card: 'There is no card on file. Enter one.' }
  if ('problems' in method) return method.problems
  const { last_payment_error: error } = attemptPayment(context, intent, method, {
    onSession: true,
    authenticated: false,
  })
  if (!error) return {}
  return by === 'card on file' ? { card: error.message } : problemOf(error.code, error.message)
}

/** Tells what the card's owner answered the bank; without such a question nothing happens. */
export function answerBank(context: Context, invoice: Invoice, passed: boolean): void {
  const intent = openPayment(context, invoice)
  const method = intent?.payment_method && context.state.paymentMethods.get(intent.payment_method)
  if (intent?.status !== 'requires_action' || !method) return
  if (passed) attemptPayment(context, intent, method, { onSession: true, authenticated: true })
  else failAuthentication(context, intent, method)
}
