import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A person no longer shares a location. */
export const locationWithdrawn = defineEvent('network.location-withdrawn', {
  payload: z.object({ accountId: z.uuid() }),
})
