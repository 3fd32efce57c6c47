import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * The provider could not finalise an invoice, so nobody is asked to pay it. The membership stays; staff mend the cause.
 */
export const billingStuck = defineEvent('membership.billing-stuck', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
