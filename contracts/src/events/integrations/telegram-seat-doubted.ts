import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody seems to be in the channel without a right to it, or has not been checked for a long time. */
export const telegramSeatDoubted = defineEvent('integrations.telegram-seat-doubted', {
  personal: ['telegramUserId'],
  payload: z.object({ telegramUserId: z.string().nullable() }),
})
