import {
  asConsumer,
  closeFeed,
  defineConsumer,
  findSealedFeed,
  NOTHING_TO_DO,
  RECORDED,
  withdrawRevocation,
} from '@meridian/backend/worker-api'
import { mayEnter } from '@meridian/contracts/values/access'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * The feed checks access on every request, so it closes at the same moment; here that is checked and put on record.
 * Whoever may still enter - as staff, or because they have paid meanwhile - is not out, and their feed stays open.
 */
export const closeFeedWhenAccessLost = ({
  sql,
  clock,
  commands,
  loadPrincipals,
  integrations,
}: WorkerParts) =>
  defineConsumer({
    name: 'close-feed-when-access-lost',
    queue: 'community',
    on: [
      'accounts.account-deleted',
      'accounts.account-suspended',
      'accounts.role-changed',
      'membership.access-lost',
    ],
    async handle({ payload: { accountId }, occurredAt }, delivery) {
      if ((await findSealedFeed(sql, accountId)) === undefined) return NOTHING_TO_DO
      const owner = (await loadPrincipals([accountId])).get(accountId)
      if (owner !== undefined && mayEnter(owner, clock())) {
        const about = { eventId: delivery.messageId, channel: 'podcast' as const }
        return commands.runOnce(withdrawRevocation, about, delivery)
      }
      const remove = async () => {
        await commands.run(closeFeed, { accountId }, asConsumer(delivery))
        return 'removed' as const
      }
      await integrations.revoke(delivery, { channel: 'podcast', accountId, lostAt: occurredAt, remove })
      return RECORDED
    },
  })
