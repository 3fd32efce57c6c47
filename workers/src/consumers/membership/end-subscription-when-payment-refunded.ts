import { defineConsumer, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Who has the whole payment back is not to be charged again. Canceling twice is canceling once. The provider may have been
 * out of reach for long: a period that was paid meanwhile is not ended for the one that went back.
 */
export const endSubscriptionWhenPaymentRefunded = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscription-when-payment-refunded',
    queue: 'membership',
    on: ['membership.payment-refunded', 'membership.second-payment-returned'],
    handle: ({ payload: { subscriptionId, invoiceId } }, delivery) =>
      onceOutside(sql, delivery, () => billing.cancelRefunded(subscriptionId, invoiceId)),
  })
