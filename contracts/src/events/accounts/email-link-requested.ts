import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** A link that confirms an address is to be mailed; the address is stored with the link. */
export const emailLinkRequested = defineEvent('accounts.email-link-requested', {
  payload: z.object({ accountId: z.uuid(), linkId: z.uuid() }),
})
