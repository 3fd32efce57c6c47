import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody pays for two memberships; staff can give one payment back. */
export const secondSubscriptionFound = defineEvent('membership.second-subscription-found', {
  payload: z.object({
    accountId: z.uuid(),
    /** The one that nobody uses. */
    subscriptionId: z.string(),
    /** The one that the membership stands on. */
    keptSubscriptionId: z.string(),
  }),
})
