import type { CommandContext } from '#platform/command-runner'
import { stateAfterRefund } from '../domain/referral.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { PaymentSchema } from '../persistence/payment-schema.ts'
import { ReferralSchema } from '../persistence/referral-schema.ts'

export interface WithdrawReferral {
  accountId: string
  subscriptionId: string
  invoiceId: string
}

/** Takes a credit back when the payment it was based on went back; one that is not yet decided will not be given. */
export async function withdrawReferral(input: WithdrawReferral, context: CommandContext): Promise<void> {
  const { em, emit, now } = context
  const { accountId: newAccountId, subscriptionId: stripeSubscriptionId, invoiceId } = input
  const checkout = await em.findOne(CheckoutSchema, { stripeSubscriptionId })
  const referral = checkout && (await em.findOne(ReferralSchema, { checkoutId: checkout.id }))
  if (referral === null) return
  const { checkoutId, ownerId: accountId } = referral
  const [first] = await em.find(
    PaymentSchema,
    { accountId: newAccountId },
    { orderBy: { paidAt: 'asc' }, limit: 1 },
  )
  const next = stateAfterRefund(referral.state, { isFirstPayment: first?.invoiceId === invoiceId })
  if (next === referral.state) return
  em.assign(referral, { state: next, memberId: newAccountId, decidedAt: now })
  const about = { accountId, newAccountId, checkoutId }
  if (next === 'withdrawn') return emit({ type: 'membership.referral-withdrawn', payload: about })
  referral.refusal = 'payment-refunded'
  emit({ type: 'membership.referral-refused', payload: { ...about, reason: 'payment-refunded' } })
}
