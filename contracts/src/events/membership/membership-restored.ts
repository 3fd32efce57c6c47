import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A renewal that had failed is paid. */
export const membershipRestored = defineEvent('membership.restored', {
  payload: z.object({
    accountId: z.uuid(),
    currentPeriodEnd: z.iso.datetime(),
    /** True when access had been lost before the payment. */
    accessHadEnded: z.boolean(),
  }),
})
