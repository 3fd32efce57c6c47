import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The organiser wrote to everybody who holds a place; the text is kept by its id. */
export const attendeesMessaged = defineEvent('network.attendees-messaged', {
  payload: z.object({ meetupId: z.uuid(), messageId: z.uuid() }),
})
