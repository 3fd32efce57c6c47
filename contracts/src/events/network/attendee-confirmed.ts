import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody who holds a place will definitely come: they said so, or the organiser did. */
export const attendeeConfirmed = defineEvent('network.attendee-confirmed', {
  payload: z.object({ meetupId: z.uuid(), accountId: z.uuid() }),
})
