import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody deleted their account. The name and address are kept for the farewell mail and forgotten soon after. */
export const accountDeleted = defineEvent('accounts.account-deleted', {
  payload: z.object({ accountId: z.uuid(), username: z.string().nullable(), email: z.string().nullable() }),
  personal: ['username', 'email'],
})
