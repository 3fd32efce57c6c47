import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member's invite links are no longer valid; Telegram has to be told. */
export const telegramInvitesClosed = defineEvent('integrations.telegram-invites-closed', {
  payload: z.object({ accountId: z.uuid() }),
})
