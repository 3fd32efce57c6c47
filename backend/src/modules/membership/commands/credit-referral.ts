import type { EntityManager } from '@mikro-orm/postgresql'
import type { CommandContext } from '#platform/command-runner'
import { basisOf } from '../domain/complimentary.ts'
import { refusalOf } from '../domain/referral.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { ReferralSchema } from '../persistence/referral-schema.ts'

export interface CreditReferral {
  checkoutId: string
  ownerEmail: string
  memberEmail: string
}

/**
 * Decides, once, whether the owner of a code brought a new member by a checkout. A checkout that has no code, or made
 * nobody a member, is left alone.
 */
export async function creditReferral(input: CreditReferral, context: CommandContext): Promise<void> {
  const { em, emit, now } = context
  const { checkoutId, ownerEmail, memberEmail } = input
  const referral = await em.findOne(ReferralSchema, { checkoutId, state: 'invited' })
  const checkout = await em.findOne(CheckoutSchema, { id: checkoutId })
  const newAccountId = checkout?.memberId
  if (referral === null || checkout === null || !newAccountId) return
  const { ownerId: accountId } = referral
  const refusal = refusalOf({
    ownerId: accountId,
    memberId: newAccountId,
    ownerEmail,
    buyerEmails: [memberEmail, checkout.email ?? memberEmail],
    fromOwnersBrowser: referral.fromOwnersBrowser || (await isBrowserOf(em, accountId, checkout)),
    wasMemberBefore: await wasMemberBefore(em, newAccountId, checkout),
    isRefunded: await isRefunded(em, newAccountId, checkout),
  })
  const state = refusal === null ? 'credited' : 'refused'
  em.assign(referral, { state, refusal, memberId: newAccountId, decidedAt: now })
  const about = { accountId, newAccountId, checkoutId }
  if (refusal === null) emit({ type: 'membership.referral-credited', payload: about })
  else emit({ type: 'membership.referral-refused', payload: { ...about, reason: refusal } })
}

async function isBrowserOf(em: EntityManager, memberId: string, { browserId }: Checkout): Promise<boolean> {
  return (await em.count(CheckoutSchema, { memberId, browserId })) > 0
}

/** True for somebody who was counted before, or became a member by an earlier checkout. */
async function wasMemberBefore(em: EntityManager, memberId: string, { id, begunAt }: Checkout) {
  const counted = await em.count(ReferralSchema, { memberId, state: { $in: ['credited', 'withdrawn'] } })
  const earlier = await em.count(CheckoutSchema, { memberId, id: { $ne: id }, begunAt: { $lt: begunAt } })
  return counted + earlier > 0
}

async function isRefunded(em: EntityManager, accountId: string, { stripeSubscriptionId }: Checkout) {
  const membership = await em.findOne(MembershipSchema, { accountId })
  if (!membership?.refundedInvoiceId) return false
  return basisOf(membership) === stripeSubscriptionId
}
