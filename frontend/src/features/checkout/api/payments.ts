import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { post, tell } from '../../../lib/http.ts'
import { keptReferralCode } from '../../../lib/referral.ts'
import type { Order } from '../order.ts'
import type { PaymentReport } from '../payment-report.ts'
import type { CreditOffer, PaymentSetup } from '../payment-setup.ts'
import { NoClientSecret } from '../setup-failure.ts'

/** Prepares the payment of an order; asking again from this browser answers the same payment. */
export async function setUpPayment(order: Order): Promise<PaymentSetup | CreditOffer> {
  const setup = await (order.kind === 'annual'
    ? post('/api/create-annual-subscription', {})
    : post('/api/create-guest-subscription', { tierId: order.tierId }))
  if (setup?.clientSecret === null) return setup
  if (!setup?.clientSecret) throw new NoClientSecret()
  tellReferral(setup.customerId)
  return setup
}

/**
 * Tells by whose code this visit came before anything is paid, so that it counts though the browser closes right
 * after paying. A checkout does not wait for it, and does not fail by it.
 */
function tellReferral(customerId: string): void {
  const referralCode = keptReferralCode()
  if (referralCode !== null)
    tell('/api/checkout-referral', { customerId, referralCode }).catch(() => undefined)
}

/** Has the credit pay that was offered for an order. */
export function payWithCredit(order: Order): Promise<CheckoutResult> {
  return post('/api/pay-with-credit', { tierId: order.kind === 'annual' ? null : order.tierId })
}

/** Tells the server that the provider took the payment. */
export function reportPayment({ kind, body }: PaymentReport): Promise<CheckoutResult> {
  return kind === 'annual'
    ? post('/api/annual-subscription-success', body)
    : post('/api/subscription-success', body)
}
