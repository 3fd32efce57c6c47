import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Signing in asks for the password alone again. */
export const secondFactorDisabled = defineEvent('accounts.second-factor-disabled', {
  payload: z.object({ accountId: z.uuid() }),
})
