import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody has shown that mail to the address of the account arrives. */
export const emailVerified = defineEvent('accounts.email-verified', {
  payload: z.object({ accountId: z.uuid() }),
})
