import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The owner of the card asked the bank to take a payment back. Access stays until that is decided. */
export const paymentDisputed = defineEvent('membership.payment-disputed', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})
