import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody came to a checkout with a member's code. `accountId` is that member. */
export const referralNamed = defineEvent('membership.referral-named', {
  version: 2,
  payload: z.object({
    accountId: z.uuid(),
    checkoutId: z.uuid(),
    /** Whose code it named until then; null for the first one, and where an older version did not say. */
    previousAccountId: z.uuid().nullable(),
  }),
  upcasts: { 1: (payload) => ({ ...payload, previousAccountId: null }) },
})
