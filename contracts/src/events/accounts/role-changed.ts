import { z } from 'zod'
import { ROLES } from '../../values/roles.ts'
import { defineEvent } from '../define-event.ts'

/** Somebody was appointed staff, or is no longer staff. */
export const roleChanged = defineEvent('accounts.role-changed', {
  payload: z.object({
    accountId: z.uuid(),
    before: z.enum(ROLES),
    after: z.enum(ROLES),
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})
