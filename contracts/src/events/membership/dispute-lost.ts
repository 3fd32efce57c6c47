import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * A bank returned for good a payment that was not for the whole present period: one for a change of plan, or for a
 * subscription that was left for another. The membership stays; staff decide what to do.
 */
export const disputeLost = defineEvent('membership.dispute-lost', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
