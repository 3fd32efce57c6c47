import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member got the code with which they invite others. */
export const referralCodeGiven = defineEvent('membership.referral-code-given', {
  payload: z.object({ accountId: z.uuid(), code: z.string() }),
})
