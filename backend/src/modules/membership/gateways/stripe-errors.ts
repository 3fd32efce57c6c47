import { DomainError } from '@meridian/contracts/values/domain-error'
import Stripe from 'stripe'

const RETRY_AFTER_SECONDS = 30

/** Runs a call to Stripe; what goes wrong there becomes a refusal that a person can read. */
export async function callingStripe<T>(supportEmail: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toDomainError(error, supportEmail)
  }
}

/**
 * The same for what sets up a payment. There nobody has asked for anything by name, so a missing object is not a
 * `not-found`, which would say that there is no such plan; it is a `bad-gateway`.
 */
export async function orderingFromStripe<T>(supportEmail: string, call: () => Promise<T>): Promise<T> {
  return callingStripe(supportEmail, () =>
    call().catch((error: unknown) => {
      if (!isMissing(error)) throw error
      const text = `Your payment could not be set up. Please try again, or write to ${supportEmail}.`
      throw new DomainError('bad-gateway', text, { cause: error })
    }),
  )
}

/** Whether Stripe has no such object; `param` of the error says in which field it was named. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** For `catch`: whatever is missing at the provider is undefined here. */
export function unlessGone(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

function toDomainError(error: unknown, supportEmail: string): unknown {
  if (isMissing(error))
    return new DomainError('not-found', 'The payment provider has no record of this payment.', {
      cause: error,
    })
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'customer_tax_location_invalid'
  )
    return new DomainError(
      'invalid-input',
      `We cannot calculate tax for your location. Please write to ${supportEmail}.`,
      { cause: error },
    )
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new DomainError('payments-unavailable', 'Payments are not available right now.', {
    supportMessage: `Payments are not available right now. Please try again in a few minutes, or write to ${supportEmail} to complete your membership.`,
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  })
}
