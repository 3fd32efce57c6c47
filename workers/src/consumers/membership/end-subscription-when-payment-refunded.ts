import { DONE, defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Whoever was refunded in full must not be charged again. Canceling is idempotent. The provider may have been out of
 * reach for a long time: a period that was paid for meanwhile is not ended because of the refunded one.
 */
export const endSubscriptionWhenPaymentRefunded = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscription-when-payment-refunded',
    queue: 'membership',
    on: ['membership.payment-refunded', 'membership.second-payment-returned'],
    async handle({ payload: { subscriptionId, invoiceId } }) {
      await billing.cancelRefunded(subscriptionId, invoiceId)
      return DONE
    },
  })
