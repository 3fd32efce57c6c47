import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody gave failed work up for good: its consumer never acts on this event. */
export const jobDiscarded = defineEvent('operations.job-discarded', {
  payload: z.object({
    queue: z.string(),
    jobId: z.string(),
    name: z.string(),
    /** Null for a schedule. */
    eventId: z.uuid().nullable(),
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
