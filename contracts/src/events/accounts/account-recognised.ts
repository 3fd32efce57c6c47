import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The buyer's e-mail belongs to an account that is already there. */
export const accountRecognised = defineEvent('accounts.account-recognised', {
  payload: z.object({ accountId: z.uuid(), checkoutId: z.uuid() }),
})
