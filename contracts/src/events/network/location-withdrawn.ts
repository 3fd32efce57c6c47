import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A person shares no location any more. */
export const locationWithdrawn = defineEvent('network.location-withdrawn', {
  payload: z.object({ accountId: z.uuid() }),
})
