import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { defineEvent } from '../define-event.ts'

/** A paid membership waits for the owner of a known e-mail to claim it. */
export const claimOffered = defineEvent('membership.claim-offered', {
  payload: z.object({ checkoutId: z.uuid(), accountId: z.uuid(), tier: z.enum(TIERS) }),
})
