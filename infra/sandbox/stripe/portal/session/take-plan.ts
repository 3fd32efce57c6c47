import type { Context } from '../../billing/context.ts'
import { attemptPayment } from '../../billing/payments.ts'
import { changePlan } from '../../billing/plan-change.ts'
import { paymentIntentOf } from '../../linked.ts'
import type { PaymentIntent } from '../../objects/payment-intent.ts'
import type { Price } from '../../objects/price.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { itemOf } from '../../objects/subscription.ts'
import { cardOnFile } from '../card/card-on-file.ts'
import type { Visit } from '../visit.ts'
import { behaviorOf } from './plan-choice.ts'

/** Why a plan was not changed. Thrown, so that nothing stays of the attempt. */
export class PlanNotTaken extends Error {
  /** The bank wants to hear from the card's owner first. */
  readonly challenge: boolean

  constructor(message: string, challenge = false) {
    super(message)
    this.challenge = challenge
  }
}

/**
 * Moves a subscription to a price, and is paid for it at once: without the money there is no change.
 * @param authenticated whether the card's owner has just answered the bank
 * @throws PlanNotTaken in the bank's words
 */
export function takePlan(
  context: Context,
  visit: Visit,
  subscription: Subscription,
  to: Price,
  authenticated: boolean,
): void {
  if (itemOf(subscription).price.id === to.id) return
  const card = cardOnFile(context, visit.customer, subscription)
  const ready = { ...subscription, default_payment_method: card?.id ?? null }
  const { latest_invoice: latest } = changePlan(context, ready, to, behaviorOf(visit))
  const invoice = latest === null ? undefined : context.state.invoices.get(latest)
  if (invoice?.status !== 'open') return
  const asked = paymentIntentOf(context.state, invoice)
  if (!asked || !card) throw new PlanNotTaken('There is no card to charge. Add a card first.')
  if (asked.status !== 'requires_action') throw declined(asked)
  if (!authenticated) throw new PlanNotTaken('Your bank wants to make sure it is you.', true)
  const paid = attemptPayment(context, asked, card, { onSession: true, authenticated })
  if (paid.status !== 'succeeded') throw declined(paid)
}

function declined({ last_payment_error: error }: PaymentIntent): PlanNotTaken {
  return new PlanNotTaken(`${error?.message ?? 'The payment failed.'} Your plan stays as it is.`)
}
