import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The admin published a new start page. */
export const landingPublished = defineEvent('content.landing-published', {
  payload: z.object({
    /** Counts every page ever published. */
    number: z.int(),
    /** Which of its parts differ from before. */
    changed: z.array(z.string()),
    /** The earlier page that the draft was made from, if it was. */
    restoredFrom: z.int().nullable(),
  }),
})
