import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

export interface ReopenFeed {
  accountId: string
  /** A feed that was closed since then stays closed: access has been lost again. */
  returnedAt: Date
}

/**
 * Ends the closing of a feed whose owner has access again, even if no player has asked for it since: the next closing
 * is due a notice of its own.
 */
export async function reopenFeed(
  { accountId, returnedAt }: ReopenFeed,
  { em }: CommandContext,
): Promise<void> {
  const feed = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (feed?.closedAt && feed.closedAt < returnedAt) feed.closedAt = null
}
