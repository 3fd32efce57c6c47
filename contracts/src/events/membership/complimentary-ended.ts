import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A membership that was given is over: its day came, staff took it back, the person pays for one now, or has left. */
export const complimentaryEnded = defineEvent('membership.complimentary-ended', {
  payload: z.object({
    accountId: z.uuid(),
    because: z.enum(['expired', 'withdrawn', 'paid', 'left']),
    /** In the words of whoever withdrew it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
