import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The time of a meetup has come: it is no longer upcoming. */
export const meetupEnded = defineEvent('network.meetup-ended', {
  payload: z.object({ meetupId: z.uuid() }),
})
