import { encodeForm, type FormFields } from './form-encoding.ts'
import {
  intentIdOf,
  isPaymentIntent,
  isRecord,
  isStripeError,
  type PaymentIntentResult,
  type StripeError,
} from './payment-intent.ts'

const PATIENCE_MS = 60_000

/** The calls that a browser may make with a publishable key and a client secret. None of them throws for a failed call. */
export interface PaymentsApi {
  retrieve(clientSecret: string): Promise<PaymentIntentResult>
  confirm(clientSecret: string, fields: FormFields): Promise<PaymentIntentResult>
  /** Tells how the bank's question ended. */
  verifyChallenge(clientSecret: string, outcome: 'authenticated' | 'failed'): Promise<PaymentIntentResult>
}

/** Speaks to the API at `base`, the address that ends in /v1. */
export function createPaymentsApi(base: string, key: string): PaymentsApi {
  const post = (secret: string, action: string, fields: FormFields) => {
    const body = encodeForm({ key, client_secret: secret, ...fields })
    return call(`${base}/payment_intents/${intentIdOf(secret)}/${action}`, { method: 'POST', body })
  }
  return {
    retrieve: (secret) => {
      const query = encodeForm({ key, client_secret: secret })
      return call(`${base}/payment_intents/${intentIdOf(secret)}?${query}`)
    },
    confirm: (secret, fields) => post(secret, 'confirm', fields),
    verifyChallenge: (secret, outcome) => post(secret, 'verify_challenge', { outcome }),
  }
}

async function call(url: string, init: RequestInit = {}): Promise<PaymentIntentResult> {
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return resultOf(response.ok, parse(await response.text()))
  } catch {
    return { error: UNREACHABLE }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function resultOf(ok: boolean, body: unknown): PaymentIntentResult {
  if (ok && isPaymentIntent(body)) return { paymentIntent: body }
  if (isRecord(body) && isStripeError(body.error)) return { error: body.error }
  return { error: SENSELESS }
}

const UNREACHABLE: StripeError = {
  type: 'api_connection_error',
  message: 'The payment provider cannot be reached. Check your connection and try again.',
}
const SENSELESS: StripeError = {
  type: 'api_error',
  message: 'The payment provider has a problem right now. Try again in a minute.',
}
