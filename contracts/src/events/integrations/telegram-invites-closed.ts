import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Links of a member are good for nothing any more; Telegram has to be told. */
export const telegramInvitesClosed = defineEvent('integrations.telegram-invites-closed', {
  payload: z.object({ accountId: z.uuid() }),
})
