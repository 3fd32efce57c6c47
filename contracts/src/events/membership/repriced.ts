import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member pays a different price for the tier they have: only the figures change. */
export const repriced = defineEvent('membership.repriced', {
  payload: z.object({
    accountId: z.uuid(),
    yearlyPriceCents: z.int(),
    previousYearlyPriceCents: z.int(),
  }),
})
