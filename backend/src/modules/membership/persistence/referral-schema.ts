import { REFERRAL_REFUSALS } from '@meridian/contracts/values/referrals'
import { defineEntity, p } from '@mikro-orm/core'
import { REFERRAL_STATES } from '../domain/referral.ts'

/** The code by which a member invites others. */
export const ReferralCodeSchema = defineEntity({
  name: 'ReferralCode',
  tableName: 'referral_codes',
  properties: {
    accountId: p.uuid().primary(),
    code: p.text().unique(),
    givenAt: p.datetime(),
  },
})

/** A checkout that named a member's code, and what came of it. */
export const ReferralSchema = defineEntity({
  name: 'Referral',
  tableName: 'referrals',
  properties: {
    checkoutId: p.uuid().primary(),
    /** Whose code it was. */
    ownerId: p.uuid(),
    /** Whether the browser was known as the owner's when it named the code. */
    fromOwnersBrowser: p.boolean(),
    state: p.enum(REFERRAL_STATES),
    refusal: p.enum(REFERRAL_REFUSALS).nullable(),
    /** Who became a member by the checkout. */
    memberId: p.uuid().nullable(),
    namedAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    // Credit and refund may be decided at the same moment: one of them then decides again.
    version: p.integer().version(),
  },
})
