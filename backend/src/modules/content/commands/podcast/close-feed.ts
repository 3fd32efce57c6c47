import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/** Closes a person's feed; the second time changes nothing. Answers since when it is closed. */
export async function closeFeed(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOneOrFail(PodcastFeedSchema, { accountId, retiredAt: null })
  feed.closedAt ??= now
  return feed.closedAt
}
