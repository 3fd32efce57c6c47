import type { PageLevel } from '@meridian/contracts/values/page-levels'
import { PAGE_LEVELS } from '@meridian/contracts/values/page-levels'
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
 * @param locked why this person gets nothing new at the moment, if so
 */
export function openedBy(level: PageLevel, locked: string | null): string {
  return locked ?? OPENED_BY[level]
}
