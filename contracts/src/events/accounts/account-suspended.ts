import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** An account was closed to its owner; every session of it has ended. */
export const accountSuspended = defineEvent('accounts.account-suspended', {
  payload: z.object({
    accountId: z.uuid(),
    /** In the words of whoever did it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
