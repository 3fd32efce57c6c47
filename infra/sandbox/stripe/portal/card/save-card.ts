import { type Context, update } from '../../billing/context.ts'
import { judgeCard } from '../../billing/test-cards.ts'
import type { Customer } from '../../objects/customer.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
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
  if (verdict.kind === 'paid') return adoptCard(context, customer, method)
  context.state.paymentMethods.delete(method.id)
  return { kind: 'refused', problems: problemOf(verdict.decline.code, verdict.decline.message) }
}

/**
 * Makes a card the customer's own. That is all that the provider does: a subscription with a card of its own goes on
 * being charged to that one, and what is due stays due until the next attempt.
 */
export function adoptCard(context: Context, customer: Customer, method: PaymentMethod): SavedCard {
  const { state } = context
  update(context, state.paymentMethods, method, { customer: customer.id }, 'payment_method.attached')
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id }
  update(context, state.customers, customer, { invoice_settings }, 'customer.updated')
  return { kind: 'saved' }
}
