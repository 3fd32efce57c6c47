import type Stripe from 'stripe'

/** Ends a subscription at once. One that has ended stays as it is. */
export async function endSubscription(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (status === 'canceled' || status === 'incomplete_expired') return
  await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `${id}.cancel` })
}
