import { asConsumer, DONE, defineConsumer, NOTHING_TO_DO, reopenFeed } from '@meridian/backend/worker-api'
import { mayEnter } from '@meridian/contracts/values/access'
import type { WorkerParts } from '../../worker-parts.ts'

/** What the feed holds follows access by itself; here its closing comes to an end, so that another one is told anew. */
export const reopenFeedWhenAccessReturned = ({ commands, loadPrincipals, clock }: WorkerParts) =>
  defineConsumer({
    name: 'reopen-feed-when-access-returned',
    queue: 'community',
    on: [
      'accounts.account-unsuspended',
      'accounts.role-changed',
      'membership.activated',
      'membership.restored',
    ],
    async handle({ payload, occurredAt: returnedAt }, delivery) {
      const { accountId } = payload
      // A role may also have been taken, or have gone to somebody who is suspended.
      if ('after' in payload) {
        const owner = (await loadPrincipals([accountId])).get(accountId)
        if (owner === undefined || !mayEnter(owner, clock())) return NOTHING_TO_DO
      }
      await commands.run(reopenFeed, { accountId, returnedAt }, asConsumer(delivery))
      return DONE
    },
  })
