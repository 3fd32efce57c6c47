import Stripe from 'stripe'

const TIMEOUT_MS = 10_000

export interface StripeConfig {
  secretKey: string
  /** Another server that speaks Stripe's API, with whatever path it lives under; unset: Stripe itself. */
  apiBaseUrl: string | undefined
}

/** The SDK, pointed at Stripe or at a stand-in for it. */
export function createStripeClient({ secretKey, apiBaseUrl }: StripeConfig): Stripe {
  // Telemetry about our own waiting is of no use to us, and a busy hour fills its buffer.
  const common = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false }
  if (apiBaseUrl === undefined) return new Stripe(secretKey, common)
  return new Stripe(secretKey, { ...common, httpClient: clientOf(apiBaseUrl) })
}

/** The client that the SDK uses anyway, pointed elsewhere. */
function clientOf(baseUrl: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  const base = new URL(baseUrl)
  const [protocol, prefix] = [base.protocol.replace(':', ''), base.pathname.replace(/\/$/, '')]
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (_host, _port, path, method, headers, body, _protocol, timeout) =>
      client.makeRequest(base.hostname, base.port, prefix + path, method, headers, body, protocol, timeout),
  }
}
