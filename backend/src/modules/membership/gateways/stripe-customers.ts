import type Stripe from 'stripe'
import type { Order } from './payment-gateway.ts'
import { isMissing, unlessGone } from './stripe-errors.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/**
 * One customer for a checkout, and so one subscription, however often and from wherever it is requested at once. Where
 * the buyer is, which determines the tax, is told afterwards: the same buyer may ask again from another network.
 */
export async function createCustomer(stripe: Stripe, order: Order): Promise<string> {
  const { checkoutId } = order
  const { id } = await withIdempotencyKey(`${checkoutId}.customer`, (options) =>
    stripe.customers.create({ metadata: { checkout_id: checkoutId } }, options),
  )
  await locateCustomer(stripe, id, order)
  return id
}

/**
 * Tells where a customer is by now, for the tax; one who is gone, nothing. An address that they have entered at the
 * provider takes precedence.
 */
export async function locateCustomer(
  stripe: Stripe,
  customer: string,
  { ipAddress }: Pick<Order, 'ipAddress'>,
): Promise<void> {
  if (ipAddress === undefined) return
  await stripe.customers.update(customer, { tax: { ip_address: ipAddress } }).catch(unlessGone)
}

/** The customer of a member who comes back may have been deleted at the provider. */
export function unlessCustomerIsGone(error: unknown): undefined {
  if (!isMissing(error) || error.param !== 'customer') throw error
}
