import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/**
 * Closes a person's feed; one that is closed, or was given up, stays as it is. Returns since when it has been closed.
 */
export async function closeFeed(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (feed === null) return now
  feed.closedAt ??= now
  return feed.closedAt
}
