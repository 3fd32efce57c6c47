import { invoiceOf, paymentIntentOf } from '../linked.ts'
import { type Decline, newCharge } from '../objects/charge.ts'
import { docUrl } from '../objects/doc-url.ts'
import type { PaymentError, PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { type Context, emit, update, visible } from './context.ts'
import { markFailed, markPaid } from './invoicing.ts'
import { afterFailedInvoice, afterPaidInvoice } from './subscription-states.ts'
import { type Attempt, GENERIC_DECLINE, judgeCard, type Verdict } from './test-cards.ts'

/** What the provider says of somebody who did not pass. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Fixes what the bank says, whatever it would have said to the card. */
export type Forced = 'paid' | 'failed' | undefined

/** Tries to take the money; what came of it is in the answer's status and `last_payment_error`. */
export function attemptPayment(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: Attempt,
  forced?: Forced,
): PaymentIntent {
  const verdict = forced === undefined ? judgeCard(method._number, attempt) : forcedVerdict(forced)
  if (verdict.kind === 'paid') return settle(context, intent, method)
  const automatic = attempt.scheduled ?? !attempt.onSession
  if (verdict.kind === 'declined') return decline(context, intent, method, verdict.decline, automatic)
  return askForAuthentication(context, intent, method, automatic)
}

/** Collects an open invoice: one with nothing to pay is paid at once, and without a card it waits for one. */
export function collectNow(context: Context, invoiceId: string, method: PaymentMethod | null): void {
  const invoice = context.state.invoices.get(invoiceId)
  if (invoice?.status !== 'open') return
  const intent = paymentIntentOf(context.state, invoice)
  if (!intent) return afterPaidInvoice(context, markPaid(context, invoice), method?.id ?? null)
  if (method) attemptPayment(context, intent, method, { onSession: true, authenticated: false })
}

function forcedVerdict(forced: 'paid' | 'failed'): Verdict {
  return forced === 'paid' ? { kind: 'paid' } : { kind: 'declined', decline: GENERIC_DECLINE }
}

function settle(context: Context, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const { state } = context
  const charge = newCharge(intent, method, undefined, context.now)
  state.charges.put(charge)
  const succeeded = update(context, state.paymentIntents, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  })
  emit(context, 'charge.succeeded', charge)
  emit(context, 'payment_intent.succeeded', succeeded)
  attach(context, method, intent.customer)
  const invoice = invoiceOf(state, intent)
  if (invoice) afterPaidInvoice(context, markPaid(context, invoice), method.id)
  return succeeded
}

function attach(context: Context, method: PaymentMethod, customer: string | null): void {
  if (method.customer !== null || customer === null) return
  update(context, context.state.paymentMethods, method, { customer }, 'payment_method.attached')
}

function decline(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: Decline,
  automatic: boolean,
): PaymentIntent {
  const charge = newCharge(intent, method, reason, context.now)
  context.state.charges.put(charge)
  const failed = update(context, context.state.paymentIntents, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    last_payment_error: paymentError(reason, charge.id, method),
    next_action: null,
  })
  emit(context, 'charge.failed', charge)
  emit(context, 'payment_intent.payment_failed', failed)
  failInvoice(context, intent, automatic)
  return failed
}

/** The owner did not pass the bank's check. */
export function failAuthentication(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const failed = update(context, context.state.paymentIntents, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      doc_url: docUrl('payment_intent_authentication_failure'),
      message: NOT_AUTHENTICATED,
      payment_method: visible(method),
    },
    next_action: null,
  })
  emit(context, 'payment_intent.payment_failed', failed)
  failInvoice(context, intent, false)
  return failed
}

function askForAuthentication(
  context: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  automatic: boolean,
): PaymentIntent {
  const waiting = update(context, context.state.paymentIntents, intent, {
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  })
  emit(context, 'payment_intent.requires_action', waiting)
  const invoice = invoiceOf(context.state, intent)
  if (invoice) emit(context, 'invoice.payment_action_required', invoice)
  if (automatic) failInvoice(context, intent, automatic)
  return waiting
}

function failInvoice(context: Context, intent: PaymentIntent, automatic: boolean): void {
  const invoice = invoiceOf(context.state, intent)
  if (invoice?.status === 'open') afterFailedInvoice(context, markFailed(context, invoice, automatic))
}

function paymentError(reason: Decline, charge: string, method: PaymentMethod): PaymentError {
  return {
    type: 'card_error',
    charge,
    code: reason.code,
    decline_code: reason.declineCode,
    doc_url: docUrl(reason.code),
    message: reason.message,
    payment_method: visible(method),
  }
}
