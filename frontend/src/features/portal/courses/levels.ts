import type { PageLevel } from '@meridian/contracts/values/page-levels'
import { opensLevel, PAGE_LEVELS } from '@meridian/contracts/values/page-levels'
import type { MembershipTier } from '@meridian/contracts/values/tiers'
import type { HubPage } from './api.ts'

export interface LevelPages {
  readonly level: PageLevel
  readonly pages: readonly HubPage[]
  /** True when a page of it has no address for this person. */
  readonly closed: boolean
}

const OPENED_BY: Record<PageLevel, string> = {
  'Basic+': 'Opens with any active membership.',
  'Pro+': 'Opens with the Pro or Enterprise plan.',
}

/** The pages by level, the lowest first; a level without pages is left out. */
export function byLevel(pages: readonly HubPage[]): LevelPages[] {
  return PAGE_LEVELS.map((level) => {
    const its = pages.filter((page) => page.level === level)
    return { level, pages: its, closed: its.some(({ url }) => url === null) }
  }).filter((group) => group.pages.length > 0)
}

/**
 * What opens the closed pages of a level.
 * @param locked why somebody of this tier gets nothing new at the moment, if so: it keeps only their own levels closed
 */
export function openedBy(level: PageLevel, tier: MembershipTier, locked: string | null): string {
  if (locked === null || tier === 'none' || !opensLevel(tier, level)) return OPENED_BY[level]
  return locked
}
