import type { EntityManager } from '@mikro-orm/postgresql'
import { PodcastFeedSchema } from './feed-schema.ts'

/** Ends the address that a person's feed has. Returns which feed that was; null where they have none. */
export async function retireFeed(
  em: EntityManager,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string | null> {
  const feed = await em.findOne(PodcastFeedSchema, { accountId, retiredAt: null })
  if (feed === null) return null
  feed.retiredAt = now
  // Its hash stays, to tell players that it is gone for good; nobody needs to read it any more.
  feed.sealedToken = null
  return feed.id
}
