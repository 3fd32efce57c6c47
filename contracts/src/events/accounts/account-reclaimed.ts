import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * The owner of an address that nobody had confirmed has followed a link that was mailed to it: the password, the second
 * factor and the sessions from before, which may have been somebody else's, have ended, and so have the ties to accounts
 * elsewhere, the addresses of feeds and the location.
 */
export const accountReclaimed = defineEvent('accounts.account-reclaimed', {
  payload: z.object({ accountId: z.uuid() }),
})
