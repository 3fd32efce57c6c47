import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { endpoint } from '../endpoint.ts'
import { creditOffer, paymentSetup } from './payment-setup.ts'

export const createGuestSubscription = endpoint({
  method: 'POST',
  path: '/api/create-guest-subscription',
  summary: 'Prepares the payment of a tier; asking again from the same browser answers the same payment.',
  body: z.object({ tierId: z.string().min(1, 'Choose a membership tier').max(40, atMost(40)) }),
  response: z.union([paymentSetup.extend({ subscriptionId: z.string() }), creditOffer]),
  refuses: [404, 409, 410],
})
