import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Telegram does not let the bot remove somebody, and never will: a person has to look. */
export const telegramRemovalRefused = defineEvent('integrations.telegram-removal-refused', {
  personal: ['telegramUserId'],
  payload: z.object({
    accountId: z.uuid().nullable(),
    telegramUserId: z.string().nullable(),
    /** Telegram's words. */
    message: z.string(),
  }),
})
