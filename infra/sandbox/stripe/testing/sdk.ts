import Stripe from 'stripe'

/**
 * The real SDK, talking to a sandbox, whose address is asked for with each call. It does not try again by itself, so
 * that tests see each answer.
 */
export function stripeAt(sandbox: { readonly url: string }, key = 'sk_test_sandbox'): Stripe {
  const httpClient = Stripe.createFetchHttpClient((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${sandbox.url}/stripe${pathname}${search}`, init)
  })
  return new Stripe(key, { httpClient, maxNetworkRetries: 0 })
}
