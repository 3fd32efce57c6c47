import { defineConsumer, listOwnSubscriptions, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who has left is not charged again. Canceling twice is canceling once. */
export const endSubscriptionsWhenAccountDeleted = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'end-subscriptions-when-account-deleted',
    queue: 'membership',
    on: ['accounts.account-deleted'],
    handle: ({ payload: { accountId } }, delivery) =>
      onceOutside(sql, delivery, async () => {
        for (const id of await listOwnSubscriptions(sql, accountId)) await billing.cancel(id)
      }),
  })
