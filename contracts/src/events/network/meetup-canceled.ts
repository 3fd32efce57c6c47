import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An upcoming meetup was called off. */
export const meetupCanceled = defineEvent('network.meetup-canceled', {
  payload: z.object({ meetupId: z.uuid(), sequence: z.int(), reason: z.string().nullable() }),
  personal: ['reason'],
})
