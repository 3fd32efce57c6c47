import { closeFeed, defineConsumer, findSealedFeed, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import { mayEnter } from '@meridian/contracts/values/access'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * The feed asks for access each time, so it is closed in the same moment; here that is looked at and put on record.
 * Somebody who has paid meanwhile is not out any more, and their feed stays open.
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
    queue: 'membership',
    on: ['accounts.account-deleted', 'accounts.account-suspended', 'membership.access-lost'],
    async handle({ payload: { accountId }, occurredAt }, delivery) {
      if ((await findSealedFeed(sql, accountId)) === undefined) return NOTHING_TO_DO
      const remove = async () => {
        const owner = (await loadPrincipals([accountId])).get(accountId)
        if (owner !== undefined && mayEnter(owner, clock())) return
        await commands.run(closeFeed, { accountId }, `consumer:${delivery.consumer}`)
      }
      await integrations.revoke(delivery, { channel: 'podcast', accountId, lostAt: occurredAt, remove })
    },
  })
