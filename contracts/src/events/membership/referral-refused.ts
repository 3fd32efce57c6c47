import { z } from 'zod'
import { REFERRAL_REFUSALS } from '../../values/referrals.ts'
import { defineEvent } from '../define-event.ts'

/** A paid checkout named the code of `accountId`, and it does not count. */
export const referralRefused = defineEvent('membership.referral-refused', {
  payload: z.object({
    accountId: z.uuid(),
    newAccountId: z.uuid(),
    checkoutId: z.uuid(),
    reason: z.enum(REFERRAL_REFUSALS),
  }),
})
