import Stripe from 'stripe'

/** Each refusal costs whoever asks next a call. */
const REFUSALS_LEFT_BEHIND = 20

/**
 * Makes a call that has one effect, however often and from wherever it is made with this key. The provider also
 * remembers what it refused, for a day or more, though the cause may be gone: then the call is made with the next key.
 * The keys follow each other in the same order for everybody, so whoever asks at the same time, or again because an
 * answer was lost, gets to the same one. A failure of the provider itself stays: nobody knows what came of that call.
 */
export async function withIdempotencyKey<T>(
  key: string,
  call: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  for (let refusals = 0; ; refusals += 1)
    try {
      return await call({ idempotencyKey: refusals === 0 ? key : `${key}.${refusals}` })
    } catch (error) {
      if (!isRemembered(error) || refusals === REFUSALS_LEFT_BEHIND) throw error
    }
}

function isRemembered(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { headers, statusCode = 500 } = error
  return headers?.['idempotent-replayed'] === 'true' && statusCode < 500
}
