/** The most letters that are taken for a referral code; a code itself is shorter. */
export const REFERRAL_CODE_MAX_LENGTH = 40

/** The query parameter by which every page of the site takes a referral code. */
export const REFERRAL_PARAMETER = 'ref'

/**
 * The lists of referrers that staff can choose: those whom most people joined by first; those whom somebody joined by
 * last first; who invited people, none of whom joined; and who invited nobody.
 */
export const REFERRER_LISTS = ['most', 'latest', 'waiting', 'idle'] as const

export type ReferrerList = (typeof REFERRER_LISTS)[number]

/** Why a referral does not count: it is the owner's own, or the person is nobody new, or the payment went back. */
export const REFERRAL_REFUSALS = [
  'own-account',
  'own-mailbox',
  'own-browser',
  'member-before',
  'payment-refunded',
] as const

export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number]
