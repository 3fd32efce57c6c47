import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A Telegram account is no longer this member's. */
export const telegramUnlinked = defineEvent('integrations.telegram-unlinked', {
  personal: ['telegramUserId'],
  payload: z.object({
    accountId: z.uuid(),
    telegramUserId: z.string().nullable(),
    /** Whether it may have led to a seat. */
    wasProven: z.boolean(),
    reason: z.enum(['asked', 'proven-by-another']),
  }),
})
