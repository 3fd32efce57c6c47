import { DONE, defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever left before they got anything gets the payment back, and is not charged again. Both happen once. */
export const returnPaymentWhenBuyerLeft = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'return-payment-when-buyer-left',
    queue: 'membership',
    on: ['membership.buyer-left'],
    async handle({ payload: { subscriptionId } }) {
      // First, so that nothing is charged again even if a bank holds the payment.
      await billing.cancel(subscriptionId)
      await billing.refundAndCancel(subscriptionId)
      return DONE
    },
  })
