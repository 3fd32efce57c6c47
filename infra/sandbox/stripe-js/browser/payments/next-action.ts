import type { PaymentIntentResult } from '../api/payment-intent.ts'
import type { PaymentsApi } from '../api/payments-api.ts'
import type { Appearance } from '../element/appearance.ts'
import { IntegrationError } from '../integration-error.ts'
import { askForAuthentication } from './challenge-dialog.ts'

/** Asks the bank's question when a payment waits for it, and gives back how the payment stands then. */
export async function finishNextAction(
  api: PaymentsApi,
  clientSecret: string,
  result: PaymentIntentResult,
  appearance: Appearance,
): Promise<PaymentIntentResult> {
  const asks =
    result.paymentIntent?.status === 'requires_action' &&
    result.paymentIntent.next_action?.type === 'use_stripe_sdk'
  if (!asks) return result
  return api.verifyChallenge(clientSecret, await askForAuthentication(appearance))
}

/**
 * Asks the bank's question of a payment that a server has confirmed.
 * @throws IntegrationError when the payment waits for nothing
 */
export async function handleNextAction(api: PaymentsApi, clientSecret: string): Promise<PaymentIntentResult> {
  const result = await api.retrieve(clientSecret)
  if (result.paymentIntent !== undefined && result.paymentIntent.status !== 'requires_action')
    throw new IntegrationError(
      `handleNextAction needs a payment that requires_action; this one is ${result.paymentIntent.status}.`,
    )
  return finishNextAction(api, clientSecret, result, {})
}
