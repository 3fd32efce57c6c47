/** The most letters that are accepted for a referral code; a code itself is shorter. */
export const REFERRAL_CODE_MAX_LENGTH = 40

/** The query parameter in which every page of the site accepts a referral code. */
export const REFERRAL_PARAMETER = 'ref'

/**
 * The lists of referrers that staff can choose: by how many people joined through them; by who last had somebody join;
 * those who invited people, none of whom joined; and those who invited nobody.
 */
export const REFERRER_LISTS = ['most', 'latest', 'waiting', 'idle'] as const

export type ReferrerList = (typeof REFERRER_LISTS)[number]

/** Why a referral does not count: it is the owner's own, the person is not new, or the payment was returned. */
export const REFERRAL_REFUSALS = [
  'own-account',
  'own-mailbox',
  'own-browser',
  'member-before',
  'payment-refunded',
] as const

export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number]
