import { z } from 'zod'
import type { Buyer } from './buyer-form.ts'
import type { Order } from './order.ts'
import type { PaymentSetup } from './payment-setup.ts'

/** What the server is told about a payment that the provider took. */
export const paymentReport = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tier'),
    body: z.object({
      subscriptionId: z.string(),
      customerId: z.string(),
      email: z.string(),
      username: z.string(),
      membershipTierId: z.string(),
      referralCode: z.string().nullable(),
    }),
  }),
  z.object({
    kind: z.literal('annual'),
    body: z.object({ paymentIntentId: z.string(), customerId: z.string(), email: z.string() }),
  }),
])

export type PaymentReport = z.output<typeof paymentReport>

/** The report of an order's payment. Throws when the payment was set up for another kind of order. */
export function reportOf(order: Order, setup: PaymentSetup, buyer: Buyer): PaymentReport {
  const { customerId } = setup
  const { email, username } = buyer
  if (order.kind === 'annual' && 'paymentIntentId' in setup)
    return { kind: 'annual', body: { paymentIntentId: setup.paymentIntentId, customerId, email } }
  if (order.kind === 'tier' && 'subscriptionId' in setup) {
    const { subscriptionId, tier } = setup
    const { referralCode } = order
    const body = { subscriptionId, customerId, email, username, membershipTierId: tier.id, referralCode }
    return { kind: 'tier', body }
  }
  throw new Error('The payment does not belong to this order. Please reload the page.')
}
