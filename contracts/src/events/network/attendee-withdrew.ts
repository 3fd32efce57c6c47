import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody gave their place back, or no longer waits for one. */
export const attendeeWithdrew = defineEvent('network.attendee-withdrew', {
  payload: z.object({
    meetupId: z.uuid(),
    accountId: z.uuid(),
    /** False for somebody who was waiting. */
    heldPlace: z.boolean(),
  }),
})
