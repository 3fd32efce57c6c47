import Stripe from 'stripe'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'

const NO_MESSAGES =
  'The secret key is accepted, but STRIPE_WEBHOOK_SECRET is not set, so nothing that Stripe sends is taken. Copy it from the endpoint in the Stripe dashboard.'

/**
 * Asks whether the secret key opens the account, and looks whether its messages can be verified; returns what to tell
 * the people who run the community.
 */
export function createStripeProbe(config: StripeConfig & { webhookSecret: string | undefined }) {
  const stripe = createStripeClient(config)
  return async (): Promise<{ ok: boolean; message: string }> => {
    try {
      await stripe.customers.list({ limit: 1 })
      if (config.webhookSecret === undefined) return { ok: false, message: NO_MESSAGES }
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
