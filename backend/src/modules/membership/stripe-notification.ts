import type { ProviderNotification } from '#platform/database/notifications'
import { type Notification, verifyStripeWebhook } from './gateways/stripe-webhook.ts'

export { assertMayBeGenuine } from './gateways/stripe-webhook.ts'

/** How a message of Stripe is stored and reported, whichever way it reached us. */
export function stripeNotification(message: Notification & { body: string }): ProviderNotification {
  const { id, type, body, ...subject } = message
  return {
    provider: 'stripe',
    id,
    type,
    body,
    event: {
      type: 'membership.provider-notified',
      payload: { notificationId: id, notificationType: type, ...subject },
    },
  }
}

/**
 * A message that came over the network, to be stored.
 * @throws DomainError `invalid-input` unless its signature over the raw body is right
 */
export function genuineStripeNotification(
  body: Buffer,
  signature: string | undefined,
  secret: string | undefined,
): ProviderNotification {
  // Decoded once: the library would decode the bytes anew for each of its steps.
  const text = body.toString('utf8')
  return stripeNotification({ ...verifyStripeWebhook(text, signature, secret), body: text })
}
