import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A membership that was to end goes on. */
export const cancellationWithdrawn = defineEvent('membership.cancellation-withdrawn', {
  payload: z.object({
    accountId: z.uuid(),
  }),
})
