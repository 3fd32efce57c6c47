import { z } from 'zod'
import { emailField } from '../accounts/fields.ts'
import { endpoint } from '../endpoint.ts'
import { checkoutResult } from './checkout-result.ts'
import { providerId } from './subscription-success.ts'

export const annualSubscriptionSuccess = endpoint({
  method: 'POST',
  path: '/api/annual-subscription-success',
  summary:
    'Tells that the annual payment succeeded; everything said is read again from the payment provider.',
  body: z.object({
    paymentIntentId: providerId('pi'),
    customerId: providerId('cus'),
    email: emailField,
  }),
  response: checkoutResult,
  refuses: [401, 402, 404, 409, 410],
})
