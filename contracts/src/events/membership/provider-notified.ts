import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The payment provider sent a webhook; its body is kept beside the journal under `notificationId`. */
export const providerNotified = defineEvent('membership.provider-notified', {
  payload: z.object({
    notificationId: z.string(),
    notificationType: z.string(),
    /** The provider's customer that it speaks of; null when it speaks of none. */
    customerId: z.string().nullable(),
    /** The charge by which the customer can be found, where only that is named. */
    chargeId: z.string().nullish(),
  }),
})
