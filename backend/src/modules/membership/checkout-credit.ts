import { DomainError } from '@meridian/contracts/values/domain-error'
import type { HttpParts } from '#platform/http/http-parts'
import type { Actor } from '#platform/journal/actor'
import { type AskedCheckout, orderOf } from './checkout-setup.ts'
import { beginCheckout } from './commands/begin-checkout.ts'
import { recordPreparedPayment } from './commands/record-prepared-payment.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'

const TOO_LITTLE =
  'Your credit does not pay for all of this membership. Load the page again to pay the rest by card.'

/** Begins the membership that a credit was offered for. Returns its checkout, which is still to be completed. */
export type SpendCredit = (order: AskedCheckout, actor: Actor) => Promise<string>

/**
 * All tabs and browsers of a member share the checkout, and so the subscription: whoever presses second finds the first
 * one's, or is told that another plan has the credit. If the credit is too small, it waits for a card, as if it had
 * been set up without one.
 */
export function createCreditSpending(
  parts: Pick<HttpParts, 'commands'> & { gateway: PaymentGateway },
): SpendCredit {
  const { commands, gateway } = parts
  return async ({ ipAddress, ...asked }, actor) => {
    const checkout = await commands.run(beginCheckout, { ...asked, byCredit: true }, actor)
    const { id: checkoutId, stripeSubscriptionId, stripeCustomerId } = checkout
    if (stripeSubscriptionId !== null) return checkoutId
    if (stripeCustomerId === null) throw new DomainError('conflict', TOO_LITTLE)
    const payment = await gateway.prepare(orderOf(checkout, ipAddress))
    await commands.run(recordPreparedPayment, { checkoutId, ...payment }, actor)
    if (payment.clientSecret !== null) throw new DomainError('conflict', TOO_LITTLE)
    return checkoutId
  }
}
