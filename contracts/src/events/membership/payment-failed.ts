import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An attempt to collect a renewal failed. Access lasts until the grace period ends. */
export const paymentFailed = defineEvent('membership.payment-failed', {
  version: 2,
  payload: z.object({
    accountId: z.uuid(),
    invoiceId: z.string(),
    failureCount: z.int().min(1),
    gracePeriodEnd: z.iso.datetime(),
    /** What is left to pay, in the currency's smallest unit; null where it is not known. */
    due: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  }),
  upcasts: { 1: (payload) => ({ ...payload, due: null }) },
})
