import type { Tier } from '@meridian/contracts/values/tiers'

/** What the admin writes about an episode. */
export interface EpisodeTexts {
  title: string
  description: string
  /** An episode dated in the future appears by itself. */
  publishedAt: Date
  requiredTier: Tier
}
