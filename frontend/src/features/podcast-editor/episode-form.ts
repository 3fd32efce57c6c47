import { episodeForm } from '@meridian/contracts/http/content/edit-podcast'
import { EPISODE_YEAR_REFUSAL, isEpisodeYear } from '@meridian/contracts/values/podcast'
import { z } from 'zod'
import type { EpisodeTexts } from './api/podcast.ts'
import { isoOf, localInput } from './local-time.ts'

/** The contract's form; the moment is as the field spells it. */
export const episodeFields = episodeForm.extend({
  publishedAt: z
    .string()
    .refine((input) => !Number.isNaN(Date.parse(input)), 'Choose a day and a time')
    .refine(isEpisodeYear, EPISODE_YEAR_REFUSAL),
})

export type EpisodeFields = z.output<typeof episodeFields>

/** The initial values for a new episode: published when it is added. */
export function newEpisode(now: Date): EpisodeFields {
  return { title: '', description: '', publishedAt: localInput(now), requiredTier: 'basic' }
}

/** What is sent. */
export function textsOf(fields: EpisodeFields): EpisodeTexts {
  return { ...fields, publishedAt: isoOf(fields.publishedAt) }
}
