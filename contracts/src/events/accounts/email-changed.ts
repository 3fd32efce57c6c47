import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The mailed link was followed: the account has another address now. */
export const emailChanged = defineEvent('accounts.email-changed', {
  payload: z.object({
    accountId: z.uuid(),
    email: z.string().nullable(),
    previousEmail: z.string().nullable(),
  }),
  personal: ['email', 'previousEmail'],
})
