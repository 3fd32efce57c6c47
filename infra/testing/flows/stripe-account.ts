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
