import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** It is time to remind somebody who holds a place that the meetup is coming up. */
export const attendeeReminded = defineEvent('network.attendee-reminded', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    /** The date they are reminded of: a meetup that is moved afterwards counts as another appointment. */
    eventDate: z.iso.datetime(),
  }),
})
