import { PodcastFeedFlagSchema, PodcastFeedSchema } from './persistence/feed-schema.ts'
import {
  PodcastEpisodeSchema,
  PodcastRecordingSchema,
  PodcastShowSchema,
} from './persistence/podcast-schema.ts'

export { closeFeed } from './commands/podcast/close-feed.ts'
export { contentRoutes } from './http.ts'
export { createPodcast } from './podcast.ts'
export { isRecordingUpload } from './podcast-editor-http.ts'
export { podcastFeeds } from './podcast-feed-http.ts'
export { findSealedFeed } from './queries/podcast/find-feed.ts'

export const contentEntities = [
  PodcastEpisodeSchema,
  PodcastFeedFlagSchema,
  PodcastFeedSchema,
  PodcastRecordingSchema,
  PodcastShowSchema,
]
