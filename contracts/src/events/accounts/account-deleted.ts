import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody has deleted their account. The name and the address are for the farewell, and forgotten soon after. */
export const accountDeleted = defineEvent('accounts.account-deleted', {
  payload: z.object({ accountId: z.uuid(), username: z.string().nullable(), email: z.string().nullable() }),
  personal: ['username', 'email'],
})
