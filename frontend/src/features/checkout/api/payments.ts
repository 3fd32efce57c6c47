import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { post, postKeepalive } from '../../../lib/http.ts'
import { keptReferralCode } from '../../../lib/referral.ts'
import type { Order } from '../order.ts'
import type { PaymentReport } from '../payment-report.ts'
import type { CreditOffer, PaymentSetup } from '../payment-setup.ts'
import { NoClientSecret } from '../setup-failure.ts'

/** Prepares the payment of an order; asking again from this browser returns the same payment. */
export async function setUpPayment(order: Order): Promise<PaymentSetup | CreditOffer> {
  const setup = await inTurn(async () =>
    order.kind === 'annual'
      ? post('/api/create-annual-subscription', {})
      : post('/api/create-guest-subscription', { tierId: order.tierId }),
  )
  if (setup?.clientSecret === null) return setup
  if (!setup?.clientSecret) throw new NoClientSecret()
  tellReferral(setup.customerId)
  return setup
}

/**
 * Tabs of one browser take turns: the first answer brings the cookie by which the server knows that they are one buyer,
 * who has one payment and cannot pay for two plans. Browsers have such locks where the address is safe (https).
 */
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator ? navigator.locks.request('payment-setup', ask) : ask()
}

/**
 * Reports whose code this visit came with before anything is paid, so that it counts even if the browser is closed
 * right after paying. A checkout neither waits for it nor fails because of it.
 */
function tellReferral(customerId: string): void {
  const referralCode = keptReferralCode()
  if (referralCode !== null)
    postKeepalive('/api/checkout-referral', { customerId, referralCode }).catch(() => undefined)
}

/** Pays for an order with the credit that was offered. */
export function payWithCredit(order: Order): Promise<CheckoutResult> {
  return post('/api/pay-with-credit', { tierId: order.kind === 'annual' ? null : order.tierId })
}

/**
 * Tells the server that the provider took the payment. The answer signs the buyer in, once: whoever reloads before it
 * comes must get its cookie all the same.
 */
export function reportPayment({ kind, body }: PaymentReport): Promise<CheckoutResult> {
  return kind === 'annual'
    ? postKeepalive('/api/annual-subscription-success', body)
    : postKeepalive('/api/subscription-success', body)
}
