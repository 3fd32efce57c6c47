import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A suspended account is open to its owner again. */
export const accountUnsuspended = defineEvent('accounts.account-unsuspended', {
  payload: z.object({
    accountId: z.uuid(),
    /** In the words of whoever did it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
