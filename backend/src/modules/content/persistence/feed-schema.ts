import { defineEntity, p } from '@mikro-orm/core'

/** A member's own feed, under one address. A new address is a new row; one of them is in use. */
export const PodcastFeedSchema = defineEntity({
  name: 'PodcastFeed',
  tableName: 'podcast_feeds',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    /** The feed is found by it; the token itself can be read only with the key of the secret box. */
    tokenHash: p.text().unique(),
    sealedToken: p.text().nullable(),
    issuedAt: p.datetime(),
    retiredAt: p.datetime().nullable(),
    /** Since when the feed says only that it is closed. */
    closedAt: p.datetime().nullable(),
    /** What was served last, and since when it has been so. */
    etag: p.text().nullable(),
    modifiedAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
})

/** A day on which a feed was requested from too many places. */
export const PodcastFeedFlagSchema = defineEntity({
  name: 'PodcastFeedFlag',
  tableName: 'podcast_feed_flags',
  properties: {
    feedId: p.uuid().primary(),
    day: p.text().primary(),
    addresses: p.integer(),
    raisedAt: p.datetime(),
  },
})
