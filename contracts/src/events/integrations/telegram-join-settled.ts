import { z } from 'zod'
import { TELEGRAM_JOIN_REASONS } from '../../values/telegram.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody who asked for a seat in the channel was let in, or sent away. */
export const telegramJoinSettled = defineEvent('integrations.telegram-join-settled', {
  personal: ['telegramUserId'],
  payload: z.object({
    /** Whose link it was; null for a link that is not ours. */
    accountId: z.uuid().nullable(),
    telegramUserId: z.string().nullable(),
    admitted: z.boolean(),
    reason: z.enum(TELEGRAM_JOIN_REASONS),
  }),
})
