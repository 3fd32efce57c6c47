import { z } from 'zod'
import { SHOW_PLACES } from '../../values/podcast.ts'
import { defineEvent } from '../define-event.ts'

/** The admin chose different shows for the portal. */
export const showsChanged = defineEvent('content.shows-changed', {
  payload: z.object({ positions: z.array(z.literal(SHOW_PLACES)) }),
})
