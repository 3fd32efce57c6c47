import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A place became free, and whoever had waited longest got it. */
export const attendeePromoted = defineEvent('network.attendee-promoted', {
  payload: z.object({ meetupId: z.uuid(), accountId: z.uuid() }),
})
