import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** A tier's yearly price for new members was set. */
export const tierPriced = defineEvent('membership.tier-priced', {
  payload: z.object({ tier: z.enum(TIERS), yearlyPriceCents: z.int().min(0) }),
})
