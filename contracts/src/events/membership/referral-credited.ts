import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody new became a member through the code of `accountId`. */
export const referralCredited = defineEvent('membership.referral-credited', {
  payload: z.object({ accountId: z.uuid(), newAccountId: z.uuid(), checkoutId: z.uuid() }),
})
