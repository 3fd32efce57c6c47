import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'

export interface PreparedIds {
  checkoutId: string
  customerId: string
  subscriptionId: string
  /** Null when a credit has paid. */
  paymentIntentId: string | null
}

/** Remembers which payment of the provider belongs to a checkout. */
export async function recordPreparedPayment(input: PreparedIds, { em }: CommandContext): Promise<void> {
  const checkout = await em.findOneOrFail(CheckoutSchema, { id: input.checkoutId })
  if (checkout.stripeSubscriptionId === input.subscriptionId) return
  checkout.stripeCustomerId = input.customerId
  checkout.stripeSubscriptionId = input.subscriptionId
  checkout.stripePaymentIntentId = input.paymentIntentId
}
