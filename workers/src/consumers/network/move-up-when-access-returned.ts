import {
  asConsumer,
  defineConsumer,
  listAwaitedUpcoming,
  moveUpWaiting,
  NOTHING_TO_DO,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Who was passed over while they could not come, or their tier was too low, gets a place that is still free; each meetup waits for its turn. */
export const moveUpWhenAccessReturned = ({ sql, commands, loadPrincipals }: WorkerParts) =>
  defineConsumer({
    name: 'move-up-when-access-returned',
    queue: 'membership',
    on: [
      'accounts.account-unsuspended',
      'accounts.role-changed',
      'membership.activated',
      'membership.plan-changed',
      'membership.restored',
    ],
    async handle({ payload: { accountId } }, delivery) {
      for (const { meetupId } of await listAwaitedUpcoming(sql, accountId))
        await commands.run(moveUpWaiting, { meetupId, loadPrincipals }, asConsumer(delivery))
      return NOTHING_TO_DO
    },
  })
