import Stripe from 'stripe'
import type { WholeSystem } from '../whole-system.ts'

/** The provider's account as its owner's own tools reach it. */
export function stripeAccount({ sandboxUrl }: Pick<WholeSystem, 'sandboxUrl'>): Stripe {
  const httpClient = Stripe.createFetchHttpClient((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${sandboxUrl}/stripe${pathname}${search}`, init)
  })
  return new Stripe('sk_test_sandbox', { httpClient })
}

/** The payment intent that paid a customer's first invoice. */
export async function firstPayment(stripe: Stripe, customer: string): Promise<string> {
  const intents = await stripe.paymentIntents.list({ customer })
  return intents.data.at(-1)?.id ?? ''
}

/** Moves a subscription to the tier at this yearly price in cents, and settles the difference at once. */
export async function changeTier(stripe: Stripe, subscriptionId: string, unitAmount: number): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const { data } = await stripe.prices.list({ limit: 100 })
  const price = data.find(({ unit_amount }) => unit_amount === unitAmount)?.id ?? ''
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
  })
}
