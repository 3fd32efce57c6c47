import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** All that was paid for the current period went back, as refunds or by a lost dispute, which ends the membership. */
export const paymentRefunded = defineEvent('membership.payment-refunded', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
