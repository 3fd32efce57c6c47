import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The organiser of a meetup has left: only this is kept of where it was, and nothing of how they described it. */
export const meetupForgotten = defineEvent('network.meetup-forgotten', {
  payload: z.object({
    meetupId: z.uuid(),
    /** A point of the coarse grid. */
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    country: z.string(),
  }),
})
