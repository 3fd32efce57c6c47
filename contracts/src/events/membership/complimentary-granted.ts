import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** Staff gave a person a membership that costs nothing, or changed the one they had given. */
export const complimentaryGranted = defineEvent('membership.complimentary-granted', {
  payload: z.object({
    accountId: z.uuid(),
    tier: z.enum(TIERS),
    until: z.iso.datetime(),
    /** In the words of whoever did it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
