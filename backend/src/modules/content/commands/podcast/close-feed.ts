import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

export interface CloseFeed {
  accountId: string
  /**
   * When access that the person had was lost. A feed that was closed before that closes anew, even if no player has asked
   * for it since: another notice is due.
   */
  lostAt?: Date | undefined
}

/**
 * Closes a person's feed; one that is closed, or was given up, stays as it is. Returns since when it has been closed.
 */
export async function closeFeed(
  { accountId, lostAt }: CloseFeed,
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (feed === null) return now
  const isOfBefore = feed.closedAt && lostAt && feed.closedAt < lostAt
  if (!feed.closedAt || isOfBefore) feed.closedAt = now
  return feed.closedAt
}
