import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { isOwn } from '../domain/checkout.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { takeReferral } from '../steps/take-referral.ts'

export interface DescribeBuyer {
  browserId: string | undefined
  /** Whoever is signed in to it. */
  accountId: string | undefined
  payment: { subscriptionId: string } | { paymentIntentId: string }
  customerId: string
  email: string
  username: string | null
  referralCode?: string | null | undefined
  /** The referral code whose owner uses this browser. */
  ownCode?: string | undefined
}

/**
 * Records what the browser that began a checkout says about its buyer, or another one of the person who began it signed
 * in. Returns the checkout's id. Throws `not-found` for a payment that is not ours, `forbidden` for one of somebody else.
 */
export async function describeBuyer(input: DescribeBuyer, context: CommandContext): Promise<string> {
  const { payment, customerId, referralCode, ownCode } = input
  const key =
    'subscriptionId' in payment
      ? { stripeSubscriptionId: payment.subscriptionId }
      : { stripePaymentIntentId: payment.paymentIntentId }
  const checkout = await context.em.findOne(CheckoutSchema, { ...key, stripeCustomerId: customerId })
  if (checkout === null) throw new DomainError('not-found', 'We have no record of this payment.')
  if (!isOwn(checkout, input)) throw new DomainError('forbidden', refusalOf(checkout))
  // Once the payment is settled, saying something else no longer changes what it led to.
  if (checkout.state === 'begun') checkout.email = input.email
  if (checkout.state !== 'expired') checkout.username ??= input.username
  if (referralCode) await takeReferral(checkout, { referralCode, ownCode }, context)
  return checkout.id
}

/** Signing out ends what we know of a browser. Whoever began it signed in gets the membership without a mailed link. */
function refusalOf({ accountId = null }: Checkout): string {
  return accountId === null
    ? 'This payment was started in another browser. If it is yours, follow the link in the e-mail that we sent you.'
    : 'Sign in to use your membership.'
}
