import type { PaymentIntent, StripeError } from '../api/payment-intent.ts'

const FINAL = ['succeeded', 'canceled', 'processing', 'requires_capture']

/** Why no card should be asked for to make this payment, if there is a reason. */
export function unpayable(paymentIntent: PaymentIntent): StripeError | undefined {
  if (!FINAL.includes(paymentIntent.status)) return undefined
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This payment is ${paymentIntent.status} and takes no card any more.`,
    payment_intent: paymentIntent,
  }
}
