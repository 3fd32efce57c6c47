import { DONE, defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Whoever left before they got anything gets the payment back, and is not charged again. Both happen once. Where nothing
 * can go back, there is nothing to try again for: a bank holds a disputed payment, and a credit went with the account.
 */
export const returnPaymentWhenBuyerLeft = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'return-payment-when-buyer-left',
    queue: 'membership',
    on: ['membership.buyer-left'],
    async handle({ payload: { subscriptionId } }) {
      await billing.cancelAndRefund(subscriptionId)
      return DONE
    },
  })
