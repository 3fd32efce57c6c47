import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/** Closes a person's feed; the second time changes nothing, nor where it was given up. Answers since when it is closed. */
export async function closeFeed(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (feed === null) return now
  feed.closedAt ??= now
  return feed.closedAt
}
