import type { CommandContext } from '#platform/command-runner'
import type { NewFeed } from '../../domain/podcast/feed.ts'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/** Gives a person a feed in the place of the one they have; the old address is dead with the commit. */
export async function rotateFeed(feed: NewFeed, { em, emit, now }: CommandContext): Promise<void> {
  const { feedId, accountId, tokenHash, sealedToken } = feed
  const old = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (old !== null) {
    old.retiredAt = now
    // Its hash stays, to tell players that it is gone for good; nobody needs to read it any more.
    old.sealedToken = null
    // First this: only one address may be in use.
    await em.flush()
  }
  em.create(PodcastFeedSchema, { id: feedId, accountId, tokenHash, sealedToken, issuedAt: now })
  emit({ type: 'content.feed-issued', payload: { accountId, feedId, replacesFeedId: old?.id ?? null } })
}
