import type { IncomingMessage } from 'node:http'
import Stripe from 'stripe'

const TIMEOUT_MS = 10_000

export interface StripeConfig {
  secretKey: string
  /** Another server that speaks Stripe's API, with whatever path it lives under; unset: Stripe itself. */
  apiBaseUrl: string | undefined
}

/** The SDK, pointed at Stripe or at a stand-in for it. */
export function createStripeClient({ secretKey, apiBaseUrl }: StripeConfig): Stripe {
  const client = Stripe.createNodeHttpClient()
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    // Telemetry about our own waiting is of no use to us, and a busy hour fills its buffer.
    telemetry: false,
    httpClient: inTime(apiBaseUrl === undefined ? client : pointedAt(apiBaseUrl, client)),
  })
}

/** The client that the SDK uses anyway, pointed elsewhere. */
function pointedAt(baseUrl: string, client: Stripe.HttpClient): Stripe.HttpClient {
  const base = new URL(baseUrl)
  const [protocol, prefix] = [base.protocol.replace(':', ''), base.pathname.replace(/\/$/, '')]
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (_host, _port, path, method, headers, body, _protocol, timeout) =>
      client.makeRequest(base.hostname, base.port, prefix + path, method, headers, body, protocol, timeout),
  }
}

/** The SDK's time-out ends a silence. An answer that trickles in without an end has to end as well. */
function inTime(client: Stripe.HttpClient): Stripe.HttpClient {
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      const timeout = request[7]
      const begun = performance.now()
      const answer = await client.makeRequest(...request)
      // What Node's client has as its raw answer.
      const raw = answer.getRawResponse() as IncomingMessage
      const late = setTimeout(() => raw.destroy(), timeout - (performance.now() - begun))
      raw.once('close', () => clearTimeout(late))
      return answer
    },
  }
}
