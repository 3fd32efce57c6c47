import { DomainError } from '@meridian/contracts/values/domain-error'
import Stripe from 'stripe'

/** A genuine message of the provider, as far as we look into it. */
export interface Notification {
  id: string
  type: string
  customerId: string | null
  chargeId: string | null
  /** The card that a customer has just chosen to be charged. */
  chosenCardId: string | null
  /** The subscription that has just ended. */
  endedSubscriptionId: string | null
}

/** Seconds for which a signature stays valid. */
const TOLERANCE_SECONDS = 300

/** The provider shows our answer to the operator, who would otherwise look for another secret. */
const LATE =
  'The signature is more than 5 minutes old: this message was held up, or the clock of our server is wrong.'

/**
 * Returns the signature and the secret once there are both: known before anything of the body is.
 * @throws DomainError `invalid-input`
 */
export function assertMayBeGenuine(
  signature: string | undefined,
  secret: string | undefined,
): [signature: string, secret: string] {
  if (secret === undefined)
    throw new DomainError('invalid-input', 'No webhook secret is configured, so no webhook is accepted.')
  if (signature === undefined)
    throw new DomainError('invalid-input', 'The Stripe-Signature header is missing.')
  return [signature, secret]
}

/**
 * Verifies the signature over the raw body. Without a configured secret nothing is genuine.
 * @throws DomainError `invalid-input`
 */
export function verifyStripeWebhook(
  body: string,
  signature: string | undefined,
  secret: string | undefined,
): Notification {
  const event = eventOf(body, ...assertMayBeGenuine(signature, secret))
  if (!isMessage(event))
    throw new DomainError('invalid-input', 'The signature is right, but this is not a message of Stripe.')
  return { id: event.id, type: event.type, ...subjectOf(event) }
}

/** The event that the signature vouches for, whatever it is. */
function eventOf(body: string, signature: string, secret: string): Partial<Stripe.Event> | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS)
  } catch (error) {
    // The library's error holds the whole body and the header, which strangers choose: they do not belong in the log.
    const cause = error instanceof Error ? error.message : error
    const isLate = cause === 'Timestamp outside the tolerance zone'
    throw new DomainError('invalid-input', isLate ? LATE : 'The signature does not fit the body.', { cause })
  }
}

function isMessage(event: Partial<Stripe.Event> | null): event is Stripe.Event {
  const object: unknown = event?.data?.object
  const isNamed = isText(event?.id) && isText(event?.type)
  return isNamed && typeof object === 'object' && object !== null
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** Whom and what a message is about; a dispute names only its charge. */
export function subjectOf(event: Stripe.Event): Omit<Notification, 'id' | 'type'> {
  const object: object = event.data.object
  return {
    customerId: customerOf(event),
    chargeId: 'charge' in object ? namedBy(object.charge) : null,
    chosenCardId: chosenCardOf(event),
    endedSubscriptionId: event.type === 'customer.subscription.deleted' ? namedBy(object) : null,
  }
}

/** Customers change for many reasons: a message names what was there before only where that is another now. */
function chosenCardOf(event: Stripe.Event): string | null {
  if (event.type !== 'customer.updated') return null
  const { object: customer, previous_attributes: before } = event.data
  const changed: unknown = before?.invoice_settings
  if (typeof changed !== 'object' || changed === null || !('default_payment_method' in changed)) return null
  return namedBy(customer.invoice_settings?.default_payment_method)
}

function customerOf(event: Stripe.Event): string | null {
  const object: object = event.data.object
  if (event.type.startsWith('customer.') && 'object' in object && object.object === 'customer')
    return namedBy(object)
  return namedBy('customer' in object ? object.customer : null)
}

/** The id of what is named by it, or sent whole; null for anything else, which a message may hold all the same. */
function namedBy(reference: unknown): string | null {
  if (typeof reference === 'string') return reference
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return null
  return typeof reference.id === 'string' ? reference.id : null
}
