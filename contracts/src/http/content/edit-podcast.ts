import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import {
  EPISODE_DESCRIPTION_MAX_LENGTH,
  EPISODE_TITLE_MAX_LENGTH,
  EPISODE_YEAR_REFUSAL,
  isEpisodeYear,
} from '../../values/podcast.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { visible } from '../visible.ts'

const recording = z.object({
  /** The file's name, made from its content. */
  file: z.string(),
  mimeType: z.string(),
  bytes: z.int().positive(),
  durationSeconds: z.int().positive(),
})

export type Recording = z.output<typeof recording>

export const uploadRecording = endpoint({
  method: 'POST',
  path: '/api/podcast/recordings',
  summary: 'Takes an MP3 or M4A file as the body, as it is. For the admin.',
  upload: ['audio/*', 'video/mp4'],
  response: recording,
})

/** What the admin writes about an episode. */
export const episodeForm = z.object({
  title: z
    .string()
    .overwrite(visible)
    .trim()
    .min(1, 'Give the episode a title')
    .max(EPISODE_TITLE_MAX_LENGTH, atMost(EPISODE_TITLE_MAX_LENGTH)),
  description: z
    .string()
    .overwrite(visible)
    .trim()
    .max(EPISODE_DESCRIPTION_MAX_LENGTH, atMost(EPISODE_DESCRIPTION_MAX_LENGTH)),
  /** An episode dated in the future appears by itself. */
  publishedAt: z.iso
    .datetime({ offset: true, error: 'Choose a day and a time' })
    .refine(isEpisodeYear, EPISODE_YEAR_REFUSAL),
  requiredTier: z.enum(TIERS),
})

const editedEpisode = z.object({
  guid: z.uuid(),
  title: z.string(),
  description: z.string(),
  publishedAt: z.iso.datetime(),
  requiredTier: z.enum(TIERS),
  recording,
  withdrawn: z.boolean(),
  /** Counts the changes; each change names the version that it was made on. */
  version: z.int(),
})

export type EditedEpisode = z.output<typeof editedEpisode>

export const listEpisodes = endpoint({
  method: 'GET',
  path: '/api/podcast/episodes',
  summary: 'Every episode, with those to come and those withdrawn. For the admin.',
  response: z.array(editedEpisode),
})

export const addEpisode = endpoint({
  method: 'POST',
  path: '/api/podcast/episodes',
  summary: 'Makes an episode of a recording that was uploaded. For the admin.',
  body: episodeForm.extend({
    /** As returned by the upload. */
    file: z.string().regex(/^[0-9a-f]{64}\.(mp3|m4a)$/, 'Upload the recording first'),
  }),
  response: z.object({ guid: z.uuid() }),
})

/** Pages that were opened before changes were counted do not name it. */
const seenVersion = z.int({
  error: ({ input }) =>
    input === undefined
      ? 'This page is older than the site. Your change was not saved: copy your texts, reload the page, and repeat it.'
      : undefined,
})

export const editEpisode = endpoint({
  method: 'PUT',
  path: '/api/podcast/episodes/:guid',
  summary:
    'Changes what is written about an episode, withdraws it, or brings it back. 409 when it is not the version that was seen. For the admin.',
  body: episodeForm.extend({ withdrawn: z.boolean(), version: seenVersion }),
  response: z.object({ guid: z.uuid() }),
  refuses: [409],
})
