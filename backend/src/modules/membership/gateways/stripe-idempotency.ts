import Stripe from 'stripe'

/** Each answer that is left behind costs whoever asks next a call. */
const ANSWERS_LEFT_BEHIND = 20

/**
 * Makes a call that has one effect, however often and from wherever it is made with this key. The provider also
 * remembers what it refused or failed to do, for a day or more, though the cause may be gone: then the call is made
 * with the next key. The keys follow each other in the same order for everybody, so whoever asks at the same time, or
 * again because an answer was lost, gets to the same one.
 *
 * @param find looks for what a call came to, where the provider failed over it and told nobody. Left out where another
 * one does no harm, or where the caller has just looked.
 */
export async function withIdempotencyKey<T>(
  key: string,
  call: (options: Stripe.RequestOptions) => Promise<T>,
  find: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (let leftBehind = 0; ; leftBehind += 1)
    try {
      return await call({ idempotencyKey: leftBehind === 0 ? key : `${key}.${leftBehind}` })
    } catch (error) {
      if (!isRemembered(error) || leftBehind === ANSWERS_LEFT_BEHIND) throw error
      const made = isFailure(error) ? await find() : undefined
      if (made !== undefined) return made
    }
}

function isRemembered(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}

/** A refusal undoes what the call did; after a failure of the provider itself nobody knows. */
function isFailure({ statusCode = 500 }: Stripe.errors.StripeError): boolean {
  return statusCode >= 500
}
