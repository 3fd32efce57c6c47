import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The payment that a credit of `accountId` stood on went back, and the credit with it. */
export const referralWithdrawn = defineEvent('membership.referral-withdrawn', {
  payload: z.object({ accountId: z.uuid(), newAccountId: z.uuid(), checkoutId: z.uuid() }),
})
