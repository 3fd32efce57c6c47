import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A complimentary membership is over: its day came, staff withdrew it, the person now pays for one, or has left. */
export const complimentaryEnded = defineEvent('membership.complimentary-ended', {
  payload: z.object({
    accountId: z.uuid(),
    because: z.enum(['expired', 'withdrawn', 'paid', 'left']),
    /** In the words of whoever withdrew it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
