import type { PaymentIntent, StripeError } from '../api/payment-intent.ts'

const FINAL = ['succeeded', 'canceled', 'processing', 'requires_capture']

/** What speaks against asking for a card for this payment, if anything does. */
export function unpayable(paymentIntent: PaymentIntent): StripeError | undefined {
  if (!FINAL.includes(paymentIntent.status)) return undefined
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This payment is ${paymentIntent.status} and takes no card any more.`,
    payment_intent: paymentIntent,
  }
}
