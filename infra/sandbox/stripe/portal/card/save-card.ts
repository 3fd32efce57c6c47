import { type Context, update } from '../../billing/context.ts'
import { attemptPayment } from '../../billing/payments.ts'
import { changeSubscription } from '../../billing/subscription-states.ts'
import { judgeCard } from '../../billing/test-cards.ts'
import type { Customer } from '../../objects/customer.ts'
import type { PaymentIntent } from '../../objects/payment-intent.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { runs } from '../visit.ts'
import { tryEntering } from './enter.ts'
import { type CardProblems, problemOf, type TypedCard } from './typed-card.ts'

export type SavedCard =
  | { kind: 'saved' }
  /** The bank wants to hear from the owner first. */
  | { kind: 'challenge'; method: PaymentMethod }
  | { kind: 'refused'; problems: CardProblems }

/** Takes a typed card as the customer's own, once its bank agrees. Nothing stays of a refused one. */
export function saveTypedCard(context: Context, customer: Customer, typed: TypedCard): SavedCard {
  const method = tryEntering(context, typed)
  if ('problems' in method) return { kind: 'refused', problems: method.problems }
  const verdict = judgeCard(method._number, { onSession: true, authenticated: false })
  if (verdict.kind === 'authenticate') return { kind: 'challenge', method }
  if (verdict.kind === 'paid') return adoptCard(context, customer, method, false)
  context.state.paymentMethods.delete(method.id)
  return { kind: 'refused', problems: problemOf(verdict.decline.code, verdict.decline.message) }
}

/** Makes a card the one that is charged from now on, and pays with it what is overdue. */
export function adoptCard(
  context: Context,
  customer: Customer,
  method: PaymentMethod,
  authenticated: boolean,
): SavedCard {
  const { state } = context
  update(context, state.paymentMethods, method, { customer: customer.id }, 'payment_method.attached')
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id }
  update(context, state.customers, customer, { invoice_settings }, 'customer.updated')
  const running = state.subscriptions.where('customer', customer.id).filter(runs)
  const failed = running
    .map((subscription) => changeSubscription(context, subscription, { default_payment_method: method.id }))
    .flatMap((subscription) => payOverdue(context, subscription, method, authenticated))
    .find((intent) => intent.last_payment_error !== null)
  if (!failed?.last_payment_error) return { kind: 'saved' }
  const card = `The card is on file now, but what is due could not be paid with it: ${failed.last_payment_error.message}`
  return { kind: 'refused', problems: { card } }
}

function payOverdue(
  context: Context,
  { id, status }: Subscription,
  method: PaymentMethod,
  authenticated: boolean,
): PaymentIntent[] {
  const { state } = context
  if (status !== 'past_due') return []
  const attached = state.paymentMethods.get(method.id) ?? method
  return state.invoices
    .where('_subscription', id)
    .filter((invoice) => invoice.status === 'open')
    .flatMap(({ _paymentIntent: intent }) =>
      intent === null ? [] : (state.paymentIntents.get(intent) ?? []),
    )
    .map((intent) => attemptPayment(context, intent, attached, { onSession: true, authenticated }))
}
