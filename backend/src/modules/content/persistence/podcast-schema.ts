import { TIERS } from '@meridian/contracts/values/tiers'
import { defineEntity, p } from '@mikro-orm/core'

/** A show at an outside service, in one of the three places of the portal. */
export const PodcastShowSchema = defineEntity({
  name: 'PodcastShow',
  tableName: 'podcast_shows',
  properties: {
    position: p.integer().primary().autoincrement(false),
    title: p.text(),
    url: p.text(),
    provider: p.text(),
    embedUrl: p.text(),
  },
})

/** A file that was uploaded; its name is made from its content. */
export const PodcastRecordingSchema = defineEntity({
  name: 'PodcastRecording',
  tableName: 'podcast_recordings',
  properties: {
    file: p.text().primary(),
    mimeType: p.text(),
    bytes: p.integer(),
    durationSeconds: p.integer(),
    uploadedAt: p.datetime(),
  },
})

export const PodcastEpisodeSchema = defineEntity({
  name: 'PodcastEpisode',
  tableName: 'podcast_episodes',
  properties: {
    /** Players know an episode by it, so it never changes. */
    guid: p.uuid().primary(),
    title: p.text(),
    description: p.text(),
    publishedAt: p.datetime(),
    requiredTier: p.enum(TIERS),
    file: p.text(),
    withdrawnAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
})
