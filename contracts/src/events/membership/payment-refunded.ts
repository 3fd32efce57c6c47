import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The whole payment of the current period went back, as a refund or by a lost dispute, which ends the membership. */
export const paymentRefunded = defineEvent('membership.payment-refunded', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
