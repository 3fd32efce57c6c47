import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A renewal is close enough to be announced. */
export const renewalAnnounced = defineEvent('membership.renewal-announced', {
  payload: z.object({
    accountId: z.uuid(),
    renewsAt: z.iso.datetime(),
  }),
})
