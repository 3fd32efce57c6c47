import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A Telegram account is nobody's any more, as far as this member is concerned. */
export const telegramUnlinked = defineEvent('integrations.telegram-unlinked', {
  personal: ['telegramUserId'],
  payload: z.object({
    accountId: z.uuid(),
    telegramUserId: z.string().nullable(),
    /** Whether a seat may have come of it. */
    wasProven: z.boolean(),
    reason: z.enum(['asked', 'proven-by-another']),
  }),
})
