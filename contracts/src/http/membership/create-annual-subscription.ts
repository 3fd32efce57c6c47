import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { creditOffer, paymentSetup } from './payment-setup.ts'

export const createAnnualSubscription = endpoint({
  method: 'POST',
  path: '/api/create-annual-subscription',
  summary: 'Prepares the payment of the annual membership at its fixed price.',
  body: z.object({}).optional(),
  response: z.union([paymentSetup.extend({ paymentIntentId: z.string() }), creditOffer]),
  refuses: [404, 409, 410],
})
