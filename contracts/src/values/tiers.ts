/** The membership tiers, from lowest to highest. */
export const TIERS = ['basic', 'pro', 'enterprise'] as const

/** A tier that can be bought. */
export type Tier = (typeof TIERS)[number]

/** What a person's membership says: a tier, or none. */
export type MembershipTier = Tier | 'none'

/** True when the text is the id of a tier that can be bought. */
export function isTier(text: string): text is Tier {
  return TIERS.some((tier) => tier === text)
}
