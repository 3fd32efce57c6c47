import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

export const accountRenamed = defineEvent('accounts.account-renamed', {
  payload: z.object({ accountId: z.uuid(), username: z.string().nullable() }),
  personal: ['username'],
})
