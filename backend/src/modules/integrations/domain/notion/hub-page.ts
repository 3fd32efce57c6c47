import { cutTo } from '@meridian/contracts/values/cut'
import { PAGE_LEVELS, type PageLevel } from '@meridian/contracts/values/page-levels'
import { TIERS, type Tier } from '@meridian/contracts/values/tiers'
import type { SourceFields } from './source-fields.ts'
import type { WorkspacePage } from './workspace.ts'

/** A page as it is kept here. */
export interface HubPage {
  id: string
  title: string
  /** Null where the provider gave none that a browser should follow. */
  url: string | null
  level: PageLevel | null
  /** Set for the page that members of that tier begin with. */
  tier: Tier | null
  createdAt: Date
  editedAt: Date
}

const MAX_CHARACTERS = 500

/** @param apiBaseUrl where the provider is; pages may be unencrypted only where it is so itself */
export function toHubPage(
  page: WorkspacePage,
  fields: SourceFields,
  apiBaseUrl: string | undefined,
): HubPage {
  const valueOf = (id: string | undefined) => (id === undefined ? '' : (page.values[id] ?? '')).trim()
  const level = sameWord(PAGE_LEVELS, valueOf(fields.level))
  const tier = sameWord(TIERS, valueOf(fields.tier))
  const title = cutTo(valueOf(fields.title), MAX_CHARACTERS) || 'Untitled'
  const { id, createdAt, editedAt } = page
  return { id, title, url: followable(page.url, apiBaseUrl), level, tier, createdAt, editedAt }
}

function sameWord<Word extends string>(words: readonly Word[], given: string): Word | null {
  return words.find((word) => word.toLowerCase() === given.toLowerCase()) ?? null
}

/**
 * The address that members are shown: it has to begin with https, unless it is at the provider's configured address.
 */
function followable(url: string | null, apiBaseUrl: string | undefined): string | null {
  if (url === null || !URL.canParse(url)) return null
  const { protocol, origin } = new URL(url)
  const isProviders = apiBaseUrl !== undefined && origin === new URL(apiBaseUrl).origin
  return protocol === 'https:' || isProviders ? url : null
}
