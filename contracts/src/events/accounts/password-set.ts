import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A password was set; every session from before it has ended. */
export const passwordSet = defineEvent('accounts.password-set', {
  payload: z.object({ accountId: z.uuid() }),
})
