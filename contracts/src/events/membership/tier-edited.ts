import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** The admin changed what a tier is called, holds or costs, or whether it takes new members. */
export const tierEdited = defineEvent('membership.tier-edited', {
  payload: z.object({
    tier: z.enum(TIERS),
    name: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    yearlyPriceCents: z.int().min(0),
    order: z.int(),
    active: z.boolean(),
  }),
})
