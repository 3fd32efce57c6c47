import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The admin added an episode, edited its texts, withdrew it, or brought it back. */
export const episodeChanged = defineEvent('content.episode-changed', {
  payload: z.object({
    guid: z.uuid(),
    change: z.enum(['added', 'edited', 'withdrawn', 'brought-back']),
  }),
})
