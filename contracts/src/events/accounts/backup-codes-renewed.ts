import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** There are new backup codes; the old ones no longer work. */
export const backupCodesRenewed = defineEvent('accounts.backup-codes-renewed', {
  payload: z.object({ accountId: z.uuid() }),
})
