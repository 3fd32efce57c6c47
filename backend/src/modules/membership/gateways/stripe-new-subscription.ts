import type Stripe from 'stripe'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/** What a subscription has to come with for its first payment to be made, or to be seen. */
export const FIRST_PAYMENT = ['latest_invoice.confirmation_secret', 'latest_invoice.payments']

interface Wanted {
  checkoutId: string
  customer: string
  price: string
}

/** The one subscription of a checkout. It waits for its first payment, unless the customer's credit makes that at once. */
export async function createSubscription(stripe: Stripe, wanted: Wanted): Promise<Stripe.Subscription> {
  const { checkoutId, customer, price } = wanted
  // A price that was archived refuses for as long as its key is remembered, so another price needs another key.
  return withIdempotencyKey(
    `${checkoutId}.${customer}.${price}.subscription`,
    (options) =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: {
            save_default_payment_method: 'on_subscription',
            payment_method_types: ['card'],
          },
          automatic_tax: { enabled: true },
          metadata: { checkout_id: checkoutId },
          expand: FIRST_PAYMENT,
        },
        options,
      ),
    () => findSubscription(stripe, wanted),
  )
}

/** One that is neither paid nor could be paid any more is as good as none. */
async function findSubscription(stripe: Stripe, { checkoutId, customer, price }: Wanted) {
  for await (const { id, metadata } of stripe.subscriptions.list({ customer, price, limit: 100 }))
    if (metadata.checkout_id === checkoutId)
      return stripe.subscriptions.retrieve(id, { expand: FIRST_PAYMENT })
  return undefined
}
