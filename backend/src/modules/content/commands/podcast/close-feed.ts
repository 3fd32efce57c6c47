import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/** Notes since when a person's feed is closed; does nothing the second time. Answers that moment. */
export async function closeFeed(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOneOrFail(PodcastFeedSchema, { accountId, retiredAt: null })
  feed.closedAt ??= now
  return feed.closedAt
}
