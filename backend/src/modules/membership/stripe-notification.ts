import type { ProviderNotification } from '#platform/notifications'

/** How a message of Stripe is stored and told of, whichever way it reached us. */
export function stripeNotification(message: {
  id: string
  type: string
  customerId: string | null
  chargeId: string | null
  body: string
}): ProviderNotification {
  const { id, type, customerId, chargeId, body } = message
  return {
    provider: 'stripe',
    id,
    type,
    body,
    event: {
      type: 'membership.provider-notified',
      payload: { notificationId: id, notificationType: type, customerId, chargeId },
    },
  }
}
