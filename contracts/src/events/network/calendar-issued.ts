import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody got the address of their calendar feed; an earlier one ended with it. */
export const calendarIssued = defineEvent('network.calendar-issued', {
  payload: z.object({ accountId: z.uuid() }),
})
