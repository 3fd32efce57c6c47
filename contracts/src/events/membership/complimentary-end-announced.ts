import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A complimentary membership ends soon. */
export const complimentaryEndAnnounced = defineEvent('membership.complimentary-end-announced', {
  payload: z.object({ accountId: z.uuid(), endsAt: z.iso.datetime() }),
})
