import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A member got a link into the channel. */
export const telegramInvited = defineEvent('integrations.telegram-invited', {
  payload: z.object({ accountId: z.uuid(), expiresAt: z.iso.datetime() }),
})
