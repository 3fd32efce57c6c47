import { DONE, defineConsumer, listOwnSubscriptions } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Whoever has left is not charged again. Canceling is idempotent. The provider may have been out of reach for a long
 * time: what it charged meanwhile is refunded.
 */
export const endSubscriptionsWhenAccountDeleted = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscriptions-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    async handle({ payload: { accountId }, occurredAt: leftAt }) {
      for (const id of await listOwnSubscriptions(sql, accountId)) {
        await billing.cancel(id)
        await billing.refundPaidSince(id, leftAt)
      }
      return DONE
    },
  })
