import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody had failed work retried. */
export const jobsRetried = defineEvent('operations.jobs-retried', {
  payload: z.object({
    queue: z.string(),
    jobs: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
