import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member may no longer use what members pay for. */
export const accessLost = defineEvent('membership.access-lost', {
  payload: z.object({
    accountId: z.uuid(),
    reason: z.enum([
      'payment-failed-too-often',
      'grace-period-over',
      'subscription-ended',
      'payment-refunded',
      'complimentary-ended',
    ]),
  }),
})
