import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { emailField, usernameField } from '../accounts/fields.ts'
import { endpoint } from '../endpoint.ts'
import { checkoutResult } from './checkout-result.ts'

export const providerId = (prefix: string) =>
  z
    .string()
    .max(255, atMost(255))
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9_]+$`), `Must be an id that begins with ${prefix}_`)

export const subscriptionSuccess = endpoint({
  method: 'POST',
  path: '/api/subscription-success',
  summary:
    'Tells that the payment of a tier succeeded; everything said is read again from the payment provider.',
  body: z.object({
    subscriptionId: providerId('sub'),
    customerId: providerId('cus'),
    email: emailField,
    username: usernameField,
    membershipTierId: z.string().max(40, atMost(40)).optional(),
    referralCode: z.string().trim().max(40, atMost(40)).nullish(),
  }),
  response: checkoutResult,
  refuses: [401, 402, 404, 409, 410],
})
