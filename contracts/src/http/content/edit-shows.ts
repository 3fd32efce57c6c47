import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { SHOW_PLACES, SHOW_TITLE_MAX_LENGTH } from '../../values/podcast.ts'
import { EMBED_REFUSAL, embedOf } from '../../values/podcast-embeds.ts'
import { endpoint } from '../endpoint.ts'
import { visible } from '../visible.ts'
import { show } from './podcast.ts'

/** One of the three places. */
export const showForm = z.object({
  position: z.literal(SHOW_PLACES),
  title: z
    .string()
    .overwrite(visible)
    .trim()
    .min(1, 'Give the show a title')
    .max(SHOW_TITLE_MAX_LENGTH, atMost(SHOW_TITLE_MAX_LENGTH)),
  url: z
    .string()
    .trim()
    .max(2_000, atMost(2_000))
    .refine((link) => embedOf(link) !== undefined, { error: EMBED_REFUSAL }),
})

export const updateShows = endpoint({
  method: 'PUT',
  path: '/api/podcast/shows',
  summary:
    'Replaces the shows of the portal; a place that is left out is empty. 409 when they are not those that were seen. For the admin.',
  body: z.object({
    shows: z
      .array(showForm)
      .max(SHOW_PLACES.length)
      .refine((shows) => new Set(shows.map(({ position }) => position)).size === shows.length, {
        error: 'Each place can hold one show',
      }),
    /** Those that the editor saw; whoever does not say replaces whatever is there. */
    seen: z
      .array(show.pick({ position: true, title: true, url: true }))
      .max(SHOW_PLACES.length)
      .optional(),
  }),
  response: z.array(show),
  refuses: [409],
})
