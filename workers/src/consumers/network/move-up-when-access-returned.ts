import {
  asConsumer,
  awaitedUpcomingLister,
  DONE,
  defineConsumer,
  moveUpWaiting,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever was passed over, without access or with too low a tier, gets a place still free; each meetup in its turn. */
export function moveUpWhenAccessReturned({ sql, commands, loadPrincipals }: WorkerParts) {
  const awaitedBy = awaitedUpcomingLister(sql)
  return defineConsumer({
    name: 'move-up-when-access-returned',
    queue: 'community',
    on: [
      'accounts.account-unsuspended',
      'accounts.role-changed',
      'membership.activated',
      'membership.plan-changed',
      'membership.restored',
    ],
    async handle({ payload: { accountId } }, delivery) {
      for (const meetupId of await awaitedBy(accountId))
        await commands.run(moveUpWaiting, { meetupId, loadPrincipals }, asConsumer(delivery))
      return DONE
    },
  })
}
