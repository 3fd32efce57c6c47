import type { Tier } from './tiers.ts'

/** The levels that protect a page of the knowledge hub, as they are called there. */
export const PAGE_LEVELS = ['Basic+', 'Pro+'] as const

export type PageLevel = (typeof PAGE_LEVELS)[number]

const OPENED_BY: Record<PageLevel, readonly Tier[]> = {
  'Basic+': ['basic', 'pro', 'enterprise'],
  'Pro+': ['pro', 'enterprise'],
}

/** True when a page of that level is open to that tier. */
export function opensLevel(tier: Tier, level: PageLevel): boolean {
  return OPENED_BY[level].includes(tier)
}
