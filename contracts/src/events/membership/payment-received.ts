import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An invoice of a membership was paid; amounts are in the currency's smallest unit. */
export const paymentReceived = defineEvent('membership.payment-received', {
  payload: z.object({
    accountId: z.uuid(),
    invoiceId: z.string(),
    amount: z.int(),
    /** The part of the amount that is tax. */
    tax: z.int(),
    currency: z.string(),
    paidAt: z.iso.datetime(),
  }),
})
