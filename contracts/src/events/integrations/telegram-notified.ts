import { z } from 'zod'
import { TELEGRAM_STATUSES, TELEGRAM_UPDATES } from '../../values/telegram.ts'
import { defineEvent } from '../define-event.ts'

/** An update that the bot received from Telegram, reduced to what is acted on. */
export const telegramNotified = defineEvent('integrations.telegram-notified', {
  version: 2,
  personal: ['chatId', 'telegramUserId', 'inviteLink', 'codeHash'],
  payload: z.object({
    notificationId: z.string(),
    kind: z.enum(TELEGRAM_UPDATES),
    /** The chat that it is about; a private chat with a person has the person's id. */
    chatId: z.string().nullable(),
    /** Whom it is about. */
    telegramUserId: z.string().nullable(),
    isBot: z.boolean(),
    /** What the person is in the chat now; null where the update does not say. */
    status: z.enum(TELEGRAM_STATUSES).nullable(),
    /** The bot that made the change, ours or another one; null where a person did, or where nobody knows which bot. */
    byBotId: z.string().nullable(),
    inviteLink: z.string().nullable(),
    /** The hash of the code that a deep link to the bot carried. */
    codeHash: z.string().nullable(),
    /** When it happened, as Telegram says. */
    at: z.iso.datetime(),
  }),
  // Version 1 only said whether some bot had made the change.
  upcasts: { 1: (payload) => ({ ...payload, byBotId: null }) },
})
