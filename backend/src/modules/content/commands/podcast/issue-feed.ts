import type { CommandContext } from '#platform/command-runner'
import type { NewFeed } from '../../domain/podcast/feed.ts'
import { PodcastFeedSchema } from '../../persistence/feed-schema.ts'

/** Gives a person the feed, unless they have one. Returns the one they have, with its token sealed. */
export async function issueFeed(
  feed: NewFeed,
  { em, emit, now }: CommandContext,
): Promise<{ feedId: string; sealedToken: string }> {
  const { feedId, accountId, tokenHash, sealedToken } = feed
  const present = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (present?.sealedToken) return { feedId: present.id, sealedToken: present.sealedToken }
  // Should the same person ask twice at once, one insert fails and the runner looks again.
  em.create(PodcastFeedSchema, { id: feedId, accountId, tokenHash, sealedToken, issuedAt: now })
  emit({ type: 'content.feed-issued', payload: { accountId, feedId, replacesFeedId: null } })
  return { feedId, sealedToken }
}
