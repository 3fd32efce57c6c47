import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody has shown that mail to the account's address arrives. */
export const emailVerified = defineEvent('accounts.email-verified', {
  payload: z.object({ accountId: z.uuid() }),
})
