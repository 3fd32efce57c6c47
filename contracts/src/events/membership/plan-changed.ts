import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** A member moved to another tier, at the same price or another. */
export const planChanged = defineEvent('membership.plan-changed', {
  payload: z.object({
    accountId: z.uuid(),
    tier: z.enum(TIERS),
    yearlyPriceCents: z.int(),
    previousTier: z.enum(TIERS),
    previousYearlyPriceCents: z.int(),
  }),
})
