import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The payment provider sent a webhook; its body is kept beside the journal under `notificationId`. */
export const providerNotified = defineEvent('membership.provider-notified', {
  payload: z.object({
    notificationId: z.string(),
    notificationType: z.string(),
    /** The provider's customer that it refers to; null when it refers to none. */
    customerId: z.string().nullable(),
    /** The charge through which the customer can be found, where only that is given. */
    chargeId: z.string().nullish(),
    /** The card that the customer has just chosen to be charged; nothing where the message is about something else. */
    chosenCardId: z.string().nullish(),
    /** The subscription that has just ended; nothing where the message is about something else. */
    endedSubscriptionId: z.string().nullish(),
  }),
})
