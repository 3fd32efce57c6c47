import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { meetupDetails, PERSONAL_DETAILS } from './meetup-details.ts'

/** A meetup was planned: from now on it is upcoming. */
export const meetupPlanned = defineEvent('network.meetup-planned', {
  payload: z.object({
    meetupId: z.uuid(),
    organizerId: z.uuid(),
    organizerName: z.string().nullable(),
    ...meetupDetails,
  }),
  personal: ['organizerName', ...PERSONAL_DETAILS],
})
