import { asConsumer, DONE, defineConsumer, reopenFeed } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What the feed holds follows access by itself; here its closing comes to an end, so that another one is told anew. */
export const reopenFeedWhenAccessReturned = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'reopen-feed-when-access-returned',
    queue: 'community',
    on: ['accounts.account-unsuspended', 'membership.activated', 'membership.restored'],
    async handle({ payload: { accountId }, occurredAt: returnedAt }, delivery) {
      await commands.run(reopenFeed, { accountId, returnedAt }, asConsumer(delivery))
      return DONE
    },
  })
