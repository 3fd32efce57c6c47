import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Access was restored, and the member is told of the link that is waiting. */
export const telegramInviteTold = defineEvent('integrations.telegram-invite-told', {
  payload: z.object({ accountId: z.uuid(), by: z.enum(['bot', 'mail']) }),
})
