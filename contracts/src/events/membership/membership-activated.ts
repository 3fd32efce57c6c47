import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** A person became a member, or came back with a new subscription. */
export const membershipActivated = defineEvent('membership.activated', {
  payload: z.object({
    accountId: z.uuid(),
    tier: z.enum(TIERS),
    yearlyPriceCents: z.int(),
    checkoutId: z.uuid().nullable(),
    currentPeriodEnd: z.iso.datetime(),
  }),
})
