import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentSetup } from './payment-setup.ts'

export const createAnnualSubscription = endpoint({
  method: 'POST',
  path: '/api/create-annual-subscription',
  summary: 'Prepares the payment of the annual membership at its fixed price.',
  body: z.object({}).optional(),
  response: paymentSetup.extend({ paymentIntentId: z.string() }),
  refuses: [404, 409, 410],
})
