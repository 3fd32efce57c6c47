import { defineConsumer, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who has the whole payment back is not to be charged again. Canceling twice is canceling once. */
export const endSubscriptionWhenPaymentRefunded = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscription-when-payment-refunded',
    queue: 'membership',
    on: ['membership.payment-refunded'],
    handle: ({ payload: { subscriptionId } }, delivery) =>
      onceOutside(sql, delivery, () => billing.cancel(subscriptionId)),
  })
