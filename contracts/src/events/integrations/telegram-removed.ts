import { z } from 'zod'
import { TELEGRAM_REMOVAL_REASONS } from '../../values/telegram.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody without a right to a seat was taken out of the channel. */
export const telegramRemoved = defineEvent('integrations.telegram-removed', {
  personal: ['telegramUserId'],
  payload: z.object({
    /** The member who has shown that this Telegram account is theirs, if any. */
    accountId: z.uuid().nullable(),
    telegramUserId: z.string().nullable(),
    reason: z.enum(TELEGRAM_REMOVAL_REASONS),
  }),
})
