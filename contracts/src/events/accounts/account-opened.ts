import { z } from 'zod'
import { ROLES } from '../../values/roles.ts'
import { defineEvent } from '../define-event.ts'

/** An account was opened. */
export const accountOpened = defineEvent('accounts.account-opened', {
  payload: z.object({
    accountId: z.uuid(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(ROLES),
    /** `registration`: through the form. `payment`: for a buyer, without a password yet. `operator`: at first start. */
    origin: z.enum(['registration', 'payment', 'operator']),
    /** The checkout whose payment opened it. */
    checkoutId: z.uuid().nullable(),
  }),
  personal: ['username', 'email'],
})
