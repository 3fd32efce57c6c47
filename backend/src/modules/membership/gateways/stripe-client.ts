import Stripe from 'stripe'

const TIMEOUT_MS = 10_000

export interface StripeConfig {
  secretKey: string
  /** Another server that speaks Stripe's API, with whatever path it lives under; unset: Stripe itself. */
  apiBaseUrl: string | undefined
}

/** The SDK, pointed at Stripe or at a stand-in for it. */
export function createStripeClient({ secretKey, apiBaseUrl }: StripeConfig): Stripe {
  // Figures about our own waiting are of no use to us, and a busy hour fills their buffer.
  const common = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false }
  if (apiBaseUrl === undefined) return new Stripe(secretKey, common)
  const httpClient = Stripe.createFetchHttpClient((input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return fetch(`${apiBaseUrl}${pathname}${search}`, init)
  })
  return new Stripe(secretKey, { ...common, httpClient })
}
