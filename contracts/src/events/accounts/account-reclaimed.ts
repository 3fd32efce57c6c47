import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * The owner of an address that had never been confirmed has followed a link mailed to it. The previous password, second
 * factor and sessions, which may have been somebody else's, have ended, and so have the links to accounts elsewhere,
 * the feed addresses and the location.
 */
export const accountReclaimed = defineEvent('accounts.account-reclaimed', {
  payload: z.object({ accountId: z.uuid() }),
})
