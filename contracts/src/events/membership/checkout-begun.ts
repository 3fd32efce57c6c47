import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody reached the card form. */
export const checkoutBegun = defineEvent('membership.checkout-begun', {
  payload: z.object({
    checkoutId: z.uuid(),
    tier: z.enum(TIERS),
    yearlyPriceCents: z.int(),
    /** The signed-in buyer; null for a guest. */
    accountId: z.uuid().nullable(),
  }),
})
