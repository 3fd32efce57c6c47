import type { CommandContext } from '#platform/command-runner'
import type { NewFeed } from '../../domain/podcast/feed.ts'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'
import { retireFeed } from '../../persistence/retire-feed.ts'

/** Gives a person a new feed in place of the one they have; the old address stops working with the commit. */
export async function rotateFeed(feed: NewFeed, { em, emit, now }: CommandContext): Promise<void> {
  const { feedId, accountId, tokenHash, sealedToken } = feed
  const replacesFeedId = await retireFeed(em, { accountId, now })
  // This first: only one address may be in use.
  await em.flush()
  em.create(PodcastFeedSchema, { id: feedId, accountId, tokenHash, sealedToken, issuedAt: now })
  emit({ type: 'content.feed-issued', payload: { accountId, feedId, replacesFeedId } })
}
