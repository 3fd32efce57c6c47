import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An invoice of a membership was paid; amounts are in the currency's smallest unit. */
export const paymentReceived = defineEvent('membership.payment-received', {
  version: 2,
  payload: z.object({
    accountId: z.uuid(),
    invoiceId: z.string(),
    amount: z.int(),
    /** The part of the amount that is tax. */
    tax: z.int(),
    /** The invoice total before any credit; a negative total is added to the credit. Null where it is not known. */
    total: z.int().nullable(),
    currency: z.string(),
    paidAt: z.iso.datetime(),
  }),
  upcasts: { 1: (payload) => ({ ...payload, total: null }) },
})
