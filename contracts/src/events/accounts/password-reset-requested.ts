import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * Somebody has asked for a link that sets a new password. It is written for an address that nobody has as well, so
 * that the answer takes as long as for one that somebody has.
 */
export const passwordResetRequested = defineEvent('accounts.password-reset-requested', {
  payload: z.object({ accountId: z.uuid().nullable() }),
})
