import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Everything paid for the current period was returned, by refunds or a lost dispute, which ends the membership. */
export const paymentRefunded = defineEvent('membership.payment-refunded', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
