import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * Somebody has asked for a link that sets a new password. The event is written even for an address without an account,
 * so that the answer takes equally long either way.
 */
export const passwordResetRequested = defineEvent('accounts.password-reset-requested', {
  payload: z.object({ accountId: z.uuid().nullable() }),
})
