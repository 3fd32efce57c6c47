import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody said whose Telegram account is theirs, or has shown it. */
export const telegramLinked = defineEvent('integrations.telegram-linked', {
  personal: ['telegramUserId', 'previousTelegramUserId'],
  payload: z.object({
    accountId: z.uuid(),
    telegramUserId: z.string().nullable(),
    proven: z.boolean(),
    /** The one that had been proven before, whose seat is to be given up. */
    previousTelegramUserId: z.string().nullable(),
  }),
})
