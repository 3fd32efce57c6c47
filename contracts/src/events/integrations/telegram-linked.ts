import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody named their Telegram account, or has proven that it is theirs. */
export const telegramLinked = defineEvent('integrations.telegram-linked', {
  personal: ['telegramUserId', 'previousTelegramUserId'],
  payload: z.object({
    accountId: z.uuid(),
    telegramUserId: z.string().nullable(),
    proven: z.boolean(),
    /** The previously proven account, whose seat is to be given up. */
    previousTelegramUserId: z.string().nullable(),
  }),
})
