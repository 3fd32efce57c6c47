import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody came to a full meetup and waits for a place. */
export const attendeeWaitlisted = defineEvent('network.attendee-waitlisted', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    /** Counts the arrivals at this meetup, from 1: who came first moves up first. */
    arrival: z.int(),
  }),
})
