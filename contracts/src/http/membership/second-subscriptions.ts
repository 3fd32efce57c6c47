import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { reasonField } from '../reason-field.ts'
import { secondPayment } from './second-payment.ts'

export const listSecondSubscriptions = endpoint({
  method: 'GET',
  path: '/api/second-subscriptions',
  summary:
    'People who pay for two memberships, or may be charged for two, for staff; what was settled is left out.',
  response: z.array(
    z.object({
      subscriptionId: z.string(),
      keptSubscriptionId: z.string(),
      accountId: z.uuid(),
      username: z.string(),
      email: z.string(),
      foundAt: z.iso.datetime(),
      /** Whether the first one lets them in; if not, this one may be all that they have. */
      hasAccess: z.boolean(),
      /** False where nothing was paid for a time since it was found: it is to end, so that nothing more is collected. */
      refundable: z.boolean(),
      /** What would be given back; null where nothing would, and while the provider cannot say. */
      paid: secondPayment.nullable(),
    }),
  ),
})

export type SecondSubscription = z.output<typeof listSecondSubscriptions.response>[number]

export const countSecondSubscriptions = endpoint({
  method: 'GET',
  path: '/api/second-subscriptions/count',
  summary: 'How many second subscriptions wait for staff to settle them, for staff.',
  response: z.object({ count: z.int() }),
})

export const refundSecondSubscription = endpoint({
  method: 'POST',
  path: '/api/second-subscriptions/:id/refund',
  summary: 'Gives the second payment back, if there was one, and ends that subscription, for staff.',
  body: z.object({ reason: reasonField }),
  response: z.object({ message: z.string() }),
  refuses: [409],
})
