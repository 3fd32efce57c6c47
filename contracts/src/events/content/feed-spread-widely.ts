import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** One person's feed was requested from more places than one person would use. */
export const feedSharedWidely = defineEvent('content.feed-shared-widely', {
  payload: z.object({
    accountId: z.uuid(),
    feedId: z.uuid(),
    /** Distinct addresses within 24 hours. */
    addresses: z.int(),
  }),
})
