import Stripe from 'stripe'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'

/** Asks whether the secret key opens the account; returns what to tell the people who run the community. */
export function createStripeProbe(config: StripeConfig) {
  const stripe = createStripeClient(config)
  return async (): Promise<{ ok: boolean; message: string }> => {
    try {
      await stripe.customers.list({ limit: 1 })
      return { ok: true, message: 'The secret key is accepted.' }
    } catch (error) {
      return { ok: false, message: wordsOf(error) }
    }
  }
}

function wordsOf(error: unknown): string {
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors
  if (error instanceof StripeAuthenticationError) return 'The secret key is not accepted.'
  if (error instanceof StripePermissionError)
    return 'The secret key is not allowed to read customers. Use a standard secret key, not a restricted one.'
  if (error instanceof StripeRateLimitError) return 'Stripe asks us to wait. Please try again in a minute.'
  return 'Stripe cannot be reached.'
}
