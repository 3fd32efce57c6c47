import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The admin put another start page before the visitors. */
export const landingPublished = defineEvent('content.landing-published', {
  payload: z.object({
    /** Counts what was ever published. */
    number: z.int(),
    /** Which of its parts say something else than before. */
    changed: z.array(z.string()),
    /** The earlier page that the draft was made from, if it was. */
    restoredFrom: z.int().nullable(),
  }),
})
