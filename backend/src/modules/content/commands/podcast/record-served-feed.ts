import type { CommandContext } from '#platform/command-runner'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

const SECOND_MS = 1_000

export interface ServedFeed {
  feedId: string
  etag: string
  /** True when it holds the episodes rather than the notice that it is closed. */
  open: boolean
}

/**
 * Records that a feed's text has changed, and returns since when it has been as it is now. Each change gets a second of
 * its own, since `Last-Modified` is no finer.
 */
export async function recordServedFeed(
  { feedId, etag, open }: ServedFeed,
  { em, now }: CommandContext,
): Promise<Date> {
  const feed = await em.findOneOrFail(PodcastFeedSchema, feedId)
  if (open) feed.closedAt = null
  if (feed.etag === etag && feed.modifiedAt) return feed.modifiedAt
  const earliest = feed.modifiedAt ? feed.modifiedAt.getTime() + SECOND_MS : 0
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS
  feed.etag = etag
  feed.modifiedAt = new Date(Math.max(second, earliest))
  return feed.modifiedAt
}
