import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** It is time to remind somebody who holds a place of a meetup. */
export const attendeeReminded = defineEvent('network.attendee-reminded', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    /** What they are reminded of: a meetup that is moved afterwards is another appointment. */
    eventDate: z.iso.datetime(),
  }),
})
