import Stripe from 'stripe'
import { DomainError } from '#platform/domain-error'

const RETRY_AFTER_SECONDS = 30

/** Runs a call to Stripe; what goes wrong there becomes a refusal that a person can read. */
export async function callingStripe<T>(supportEmail: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toDomainError(error, supportEmail)
  }
}

function toDomainError(error: unknown, supportEmail: string): unknown {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.code === 'customer_tax_location_invalid')
      return new DomainError(
        'invalid-input',
        `We cannot calculate tax for your location. Please write to ${supportEmail}.`,
        { cause: error },
      )
    if (error.code === 'resource_missing')
      return new DomainError('not-found', 'The payment provider has no record of this payment.', {
        cause: error,
      })
  }
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new DomainError('payments-unavailable', 'Payments are not available right now.', {
    supportMessage: `Payments are not available right now. Please try again in a few minutes, or write to ${supportEmail} to complete your membership.`,
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  })
}
