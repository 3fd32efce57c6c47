import { defineConsumer, listOwnSubscriptions, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * Who has left is not charged again. Canceling twice is canceling once. The provider may have been out of reach for long: what it
 * charged meanwhile goes back.
 */
export const endSubscriptionsWhenAccountDeleted = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscriptions-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId }, occurredAt: leftAt }, delivery) =>
      onceOutside(sql, delivery, async () => {
        for (const id of await listOwnSubscriptions(sql, accountId)) {
          await billing.cancel(id)
          await billing.refundPaidSince(id, leftAt)
        }
      }),
  })
