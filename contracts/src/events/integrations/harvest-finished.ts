import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The pages of the content workspace were looked at, or could not be. */
export const harvestFinished = defineEvent('integrations.harvest-finished', {
  payload: z.object({
    harvestId: z.uuid(),
    state: z.enum(['done', 'failed']),
    seen: z.int(),
    changed: z.int(),
    removed: z.int(),
    error: z.string().nullable(),
  }),
})
