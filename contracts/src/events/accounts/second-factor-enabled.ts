import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Signing in asks for a code from now on; every other session has ended. */
export const secondFactorEnabled = defineEvent('accounts.second-factor-enabled', {
  payload: z.object({ accountId: z.uuid() }),
})
