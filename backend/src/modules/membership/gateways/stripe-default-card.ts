import Stripe from 'stripe'
import type { ChosenCard } from './billing-gateway.ts'
import { isOwed, listInvoices, payableOf } from './stripe-invoices.ts'
import { idOf, isOurs, stateOf } from './stripe-subscription.ts'

/**
 * Has our subscriptions of a customer charged to the card that the customer chose, unless they have chosen another one
 * since, and tries once to pay what is due with it. A subscription's own card, which its first payment leaves behind,
 * would go before the customer's.
 */
export async function chargeChosenCard(
  stripe: Stripe,
  { customerId, cardId, choiceId }: ChosenCard,
): Promise<void> {
  const customer = await stripe.customers.retrieve(customerId)
  if (customer.deleted || idOf(customer.invoice_settings.default_payment_method) !== cardId) return
  for await (const subscription of stripe.subscriptions.list({ customer: customerId, limit: 100 })) {
    if (!isCharged(subscription)) continue
    if (idOf(subscription.default_payment_method) !== cardId)
      await stripe.subscriptions.update(subscription.id, { default_payment_method: cardId })
    const due = payableOf(await listInvoices(stripe, subscription.id))
    for (const { id } of due) await tryPaying(stripe, id, { cardId, choiceId })
  }
}

/** A first payment waits for the card that its buyer enters. */
function isCharged(subscription: Stripe.Subscription): boolean {
  const state = stateOf(subscription)
  return isOurs(subscription) && state !== 'ended' && state !== 'incomplete'
}

/** What came of it, the provider tells by its messages. */
async function tryPaying(
  stripe: Stripe,
  invoiceId: string,
  { cardId, choiceId }: Pick<ChosenCard, 'cardId' | 'choiceId'>,
): Promise<void> {
  try {
    const idempotencyKey = `${choiceId}.${invoiceId}.pay`
    await stripe.invoices.pay(invoiceId, { payment_method: cardId }, { idempotencyKey })
  } catch (error) {
    if (isRefusedByBank(error) || (await isSettled(stripe, invoiceId))) return
    throw error
  }
}

/** Refused, or the bank wants to hear from the owner first. */
function isRefusedByBank(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 402
}

/** Somebody may have paid it, or voided it, since we looked. */
async function isSettled(stripe: Stripe, invoiceId: string): Promise<boolean> {
  return !isOwed(await stripe.invoices.retrieve(invoiceId))
}
