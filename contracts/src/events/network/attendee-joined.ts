import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody took a free place. */
export const attendeeJoined = defineEvent('network.attendee-joined', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    attendance: z.enum(['interested', 'confirmed']),
    /** Counts the arrivals at this meetup, from 1. */
    arrival: z.int(),
  }),
})
