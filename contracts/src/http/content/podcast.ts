import { z } from 'zod'
import { SHOW_PLACES } from '../../values/podcast.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

export const show = z.object({
  position: z.literal(SHOW_PLACES),
  title: z.string(),
  provider: z.string(),
  /** The show's own page at the service. */
  url: z.url(),
  /** What the portal frames. */
  embedUrl: z.url(),
})

export type Show = z.output<typeof show>

const heardEpisode = z.object({
  guid: z.uuid(),
  title: z.string(),
  description: z.string(),
  publishedAt: z.iso.datetime(),
  durationSeconds: z.int().positive(),
  requiredTier: z.enum(TIERS),
  mimeType: z.string(),
  /** Works for this person only, and not for long. */
  audioUrl: z.string(),
})

export type HeardEpisode = z.output<typeof heardEpisode>

const podcast = z.object({
  shows: z.array(show),
  feed: z.object({
    /**
     * `open`: players that have the address are served. `unreadable`: so they are, but nobody can be shown the address
     * any more, since the key that it was kept with is lost. `none`: nobody has asked for an address yet.
     */
    state: z.enum(['none', 'open', 'unreadable']),
    /** Null until it was asked for, and while there is a reason not to hand it out. */
    feedUrl: z.url().nullable(),
    /**
     * Why the address is withheld now: an existing feed survives the grace period, but copying it waits for the
     * payment.
     */
    lockedBecause: z.string().nullable(),
  }),
  /** The newest first. */
  episodes: z.array(heardEpisode),
})

export type Podcast = z.output<typeof podcast>

export const getPodcast = endpoint({
  method: 'GET',
  path: '/api/podcast',
  summary: 'The shows, the person’s own feed, and the episodes of their tier. For members with access.',
  response: podcast,
})

const feedAddress = z.object({ feedUrl: z.url() })

export type FeedAddress = z.output<typeof feedAddress>

const noBody = z.object({}).optional()

export const issueFeed = endpoint({
  method: 'POST',
  path: '/api/podcast/feed',
  summary: 'The address of the person’s own feed, made at the first call. For active members.',
  body: noBody,
  response: feedAddress,
})

export const rotateFeed = endpoint({
  method: 'POST',
  path: '/api/podcast/rotate',
  summary: 'A new address for the person’s own feed; the old one is gone at once. For active members.',
  body: noBody,
  response: feedAddress,
})

/** What staff see of a feed that is requested from many places. */
const feedFlag = z.object({
  accountId: z.uuid(),
  username: z.string(),
  email: z.string(),
  /** Distinct addresses within 24 hours, as many as it came to. */
  addresses: z.int(),
  raisedAt: z.iso.datetime(),
  /** The member has made a new address since. */
  rotated: z.boolean(),
})

export type FeedFlag = z.output<typeof feedFlag>

export const listFeedFlags = endpoint({
  method: 'GET',
  path: '/api/podcast/flags',
  summary:
    'Feeds that unusually many addresses asked for, in the last 30 days. For those who run the community.',
  response: z.array(feedFlag),
})
