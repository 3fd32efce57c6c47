import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { meetupDetails, meetupPlace, PERSONAL_DETAILS } from './meetup-details.ts'

/** An upcoming meetup was edited. */
export const meetupChanged = defineEvent('network.meetup-changed', {
  payload: z.object({
    meetupId: z.uuid(),
    /** How often it was changed, as calendars count. */
    sequence: z.int(),
    ...meetupDetails,
    /** Where and when it was before; null when neither changed, or it was forgotten. */
    movedFrom: z.object(meetupPlace).nullable(),
  }),
  personal: [...PERSONAL_DETAILS, 'movedFrom'],
})
