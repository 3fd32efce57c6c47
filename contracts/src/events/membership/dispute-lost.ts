import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A bank gave a payment back for good that was not for the whole period. The membership stays; staff decide about it. */
export const disputeLost = defineEvent('membership.dispute-lost', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
