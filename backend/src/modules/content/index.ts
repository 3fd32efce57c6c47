import { PodcastFeedFlagSchema, PodcastFeedSchema } from './persistence/feed-schema.ts'
import { LandingDraftSchema, LandingVersionSchema } from './persistence/landing/landing-schema.ts'
import {
  PodcastEpisodeSchema,
  PodcastRecordingSchema,
  PodcastShowSchema,
} from './persistence/podcast-schema.ts'

export { closeFeed } from './commands/podcast/close-feed.ts'
export { forgetListener } from './commands/podcast/forget-listener.ts'
export { giveUpFeed } from './commands/podcast/give-up-feed.ts'
export { reopenFeed } from './commands/podcast/reopen-feed.ts'
export { FEED_TOKENS } from './feed-tokens.ts'
export { createPageMedia } from './gateways/page-media.ts'
export { contentRoutes } from './http.ts'
export { readLanding } from './landing.ts'
export { pageMediaFiles } from './page-media-http.ts'
export { removeUnusedPageMedia } from './page-media-use.ts'
export { contentRecords } from './personal-records.ts'
export { createPodcast } from './podcast.ts'
export { podcastFeeds } from './podcast-feed-http.ts'
export { findSealedFeed } from './queries/podcast/find-feed.ts'
export { removeUnusedRecordings } from './unused-recordings.ts'

export const contentEntities = [
  LandingDraftSchema,
  LandingVersionSchema,
  PodcastEpisodeSchema,
  PodcastFeedFlagSchema,
  PodcastFeedSchema,
  PodcastRecordingSchema,
  PodcastShowSchema,
]
