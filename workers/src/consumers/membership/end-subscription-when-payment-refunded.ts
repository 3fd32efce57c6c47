import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who got the whole payment back is not to be charged again. Canceling twice is canceling once. */
export const endSubscriptionWhenPaymentRefunded = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscription-when-payment-refunded',
    queue: 'membership',
    on: ['membership.payment-refunded'],
    handle: ({ payload: { subscriptionId } }) => billing.cancel(subscriptionId),
  })
