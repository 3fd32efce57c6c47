import type { ConfirmPaymentData, PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import { readable } from '../../lib/http-error.ts'
import type { ToastText } from '../../lib/toast-queue.ts'

/** Null when the provider took the payment, else what to tell the buyer; `closed` when it can no longer be made at all. */
export type PaymentProblem = ToastText | 'closed' | null

/** Has the provider charge the card that was typed. Never throws. */
export async function confirmPayment(
  stripe: Pick<Stripe, 'confirmPayment'>,
  elements: StripeElements,
  email: string,
): Promise<PaymentProblem> {
  const confirmParams: ConfirmPaymentData = {
    return_url: `${location.origin}/portal`,
    receipt_email: email,
  }
  try {
    return problemOf(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }))
  } catch (error) {
    const description = readable(error, 'An unexpected error occurred')
    return { title: 'Payment Error', description, variant: 'destructive' }
  }
}

/**
 * Reads the provider's answer. A payment that was taken before, as in a second tab, is not a failure; one that was
 * closed, as when another plan was paid in a second tab, would refuse every card.
 */
export function problemOf({ error }: Pick<PaymentIntentResult, 'error'>): PaymentProblem {
  if (error === undefined || error.payment_intent?.status === 'succeeded') return null
  if (error.code === 'payment_intent_unexpected_state' || error.payment_intent?.status === 'canceled')
    return 'closed'
  const description = error.message ?? 'Your card was not charged. Try again, or use another card.'
  return { title: 'Payment Failed', description, variant: 'destructive' }
}
