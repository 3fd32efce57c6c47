import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** The first payment of a checkout has gone through at the provider. */
export const checkoutPaid = defineEvent('membership.checkout-paid', {
  payload: z.object({
    checkoutId: z.uuid(),
    /** The signed-in buyer; null for a guest. */
    accountId: z.uuid().nullable(),
    email: z.string().nullable(),
    username: z.string().nullable(),
  }),
  personal: ['email', 'username'],
})
