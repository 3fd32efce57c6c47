import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { endpoint } from '../endpoint.ts'
import { checkoutResult } from './checkout-result.ts'

export const payWithCredit = endpoint({
  method: 'POST',
  path: '/api/pay-with-credit',
  summary: 'Begins the membership that a credit from an earlier one pays for; pressing twice begins one.',
  body: z.object({
    /** Null for the annual membership at its fixed price. */
    tierId: z.string().min(1, 'Choose a membership tier').max(40, atMost(40)).nullable(),
  }),
  response: checkoutResult,
  refuses: [402, 404, 409, 410],
})
