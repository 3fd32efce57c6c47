import Stripe from 'stripe'
import { createStripeClient, type StripeConfig } from './stripe-client.ts'

/** Asks whether the secret key opens the account; answers what to tell the people who run the community. */
export function createStripeProbe(config: StripeConfig) {
  const stripe = createStripeClient(config)
  return async (): Promise<{ ok: boolean; message: string }> => {
    try {
      await stripe.customers.list({ limit: 1 })
      return { ok: true, message: 'The secret key is accepted.' }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError)
        return { ok: false, message: 'The secret key is not accepted.' }
      return { ok: false, message: 'Stripe cannot be reached.' }
    }
  }
}
