import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A renewal that had failed is owed no more: it was paid, or the provider dropped it. */
export const membershipRestored = defineEvent('membership.restored', {
  payload: z.object({
    accountId: z.uuid(),
    currentPeriodEnd: z.iso.datetime(),
    /** True when access had been lost by then. */
    accessHadEnded: z.boolean(),
  }),
})
