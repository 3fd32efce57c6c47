import Stripe from 'stripe'

/**
 * What the SDK throws, with the fields that a caller decides by.
 * @throws Error when the call is not refused
 */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const answer = await call.catch((thrown: unknown) => thrown)
  if (answer instanceof Stripe.errors.StripeError) return answer
  throw new Error(`Stripe was expected to refuse, but answered ${JSON.stringify(answer)}`)
}
