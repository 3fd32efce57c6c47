import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The payment behind a credit of `accountId` was returned, so the credit is withdrawn. */
export const referralWithdrawn = defineEvent('membership.referral-withdrawn', {
  payload: z.object({ accountId: z.uuid(), newAccountId: z.uuid(), checkoutId: z.uuid() }),
})
