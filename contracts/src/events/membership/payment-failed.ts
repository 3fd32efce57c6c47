import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An attempt to collect a renewal failed. Access lasts until the grace period ends. */
export const paymentFailed = defineEvent('membership.payment-failed', {
  payload: z.object({
    accountId: z.uuid(),
    invoiceId: z.string(),
    failureCount: z.int().min(1),
    gracePeriodEnd: z.iso.datetime(),
  }),
})
