import { DomainError } from '@meridian/contracts/values/domain-error'
import Stripe from 'stripe'
import { idOf } from './stripe-subscription.ts'

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
    chargeId: 'charge' in object && typeof object.charge === 'string' ? object.charge : null,
    chosenCardId: chosenCardOf(event),
    endedSubscriptionId: event.type === 'customer.subscription.deleted' ? event.data.object.id : null,
  }
}

/** Customers change for many reasons: a message names what was there before only where that is another now. */
function chosenCardOf(event: Stripe.Event): string | null {
  if (event.type !== 'customer.updated') return null
  const { object: customer, previous_attributes: before } = event.data
  const changed = before?.invoice_settings
  if (!changed || !('default_payment_method' in changed)) return null
  return idOf(customer.invoice_settings?.default_payment_method)
}

function customerOf(event: Stripe.Event): string | null {
  const object: object = event.data.object
  if (event.type.startsWith('customer.') && 'object' in object && object.object === 'customer')
    return 'id' in object && typeof object.id === 'string' ? object.id : null
  const customer = 'customer' in object ? object.customer : null
  if (typeof customer === 'string') return customer
  return isIdentified(customer) ? idOf(customer) : null
}

function isIdentified(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
