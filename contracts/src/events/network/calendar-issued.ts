import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody got an address for their calendar feed, which ends any earlier one. */
export const calendarIssued = defineEvent('network.calendar-issued', {
  payload: z.object({ accountId: z.uuid() }),
})
