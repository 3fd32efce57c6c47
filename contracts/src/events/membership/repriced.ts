import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member pays another price for the tier they have: the figures move, and nothing else. */
export const repriced = defineEvent('membership.repriced', {
  payload: z.object({
    accountId: z.uuid(),
    yearlyPriceCents: z.int(),
    previousYearlyPriceCents: z.int(),
  }),
})
