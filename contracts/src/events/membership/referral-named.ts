import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody came to a checkout by a member's code. `accountId` is that member. */
export const referralNamed = defineEvent('membership.referral-named', {
  payload: z.object({ accountId: z.uuid(), checkoutId: z.uuid() }),
})
