import { IntegrationError } from '../integration-error.ts'

/** What the API tells about a payment; more than the named properties comes along. */
export interface PaymentIntent {
  id: string
  status: string
  next_action?: { type: string } | null
}

/** Why something did not work, in the form in which Stripe tells it. */
export interface StripeError {
  type: string
  code?: string
  decline_code?: string
  message?: string
  payment_intent?: PaymentIntent
}

export type PaymentIntentResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError }

const SECRET = /^(pi_\w+?)_secret_\w+$/

/**
 * The id of the payment that a client secret belongs to.
 * @throws IntegrationError when it is no client secret of a payment
 */
export function intentIdOf(clientSecret: string): string {
  const id = SECRET.exec(clientSecret)?.[1]
  if (id === undefined)
    throw new IntegrationError(
      'clientSecret has to be the client secret of a payment intent: pi_…_secret_…. Take it from the answer of your server.',
    )
  return id
}

/** Whether an answer describes a payment. */
export function isPaymentIntent(value: unknown): value is PaymentIntent {
  return isRecord(value) && typeof value.id === 'string' && typeof value.status === 'string'
}

/** Whether an answer says why something did not work. */
export function isStripeError(value: unknown): value is StripeError {
  return isRecord(value) && typeof value.type === 'string'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
