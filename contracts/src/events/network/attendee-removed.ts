import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The organiser took somebody off the list. */
export const attendeeRemoved = defineEvent('network.attendee-removed', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    /** False for somebody who was waiting. */
    heldPlace: z.boolean(),
  }),
})
