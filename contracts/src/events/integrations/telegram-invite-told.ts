import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Access came back, and the member hears of the link that is waiting. */
export const telegramInviteTold = defineEvent('integrations.telegram-invite-told', {
  payload: z.object({ accountId: z.uuid(), by: z.enum(['bot', 'mail']) }),
})
