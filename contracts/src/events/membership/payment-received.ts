import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A period of the membership, until that moment, or the difference that a change of plan costs. */
const purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('period'), until: z.iso.datetime() }),
  z.object({ kind: z.literal('plan-change') }),
])

/** An invoice of a membership was paid; amounts are in the currency's smallest unit. */
export const paymentReceived = defineEvent('membership.payment-received', {
  version: 3,
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
    /** What was paid for; null where it is not known. */
    purpose: purpose.nullable(),
  }),
  upcasts: {
    1: (payload) => ({ ...payload, total: null }),
    2: (payload) => ({ ...payload, purpose: null }),
  },
})
