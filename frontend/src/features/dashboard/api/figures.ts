import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { RecentMember } from '@meridian/contracts/http/analytics/recent-members'
import type { LandingContent } from '@meridian/contracts/http/content/landing'
import type { Loaded } from '../../../lib/fetch-once.ts'
import type { Page } from '../../../lib/http.ts'
import { useRefreshedResource } from '../../../lib/refreshed-resource.ts'
import { useLivePage, useLiveResource } from '../../../lib/resource.ts'

/** The figures of the four cards; null when there are none yet. */
export const useAnalytics = (): Loaded<Analytics | null> => useRefreshedResource('/api/analytics')

/** The latest people to become members, the newest first. */
export const useRecentMembers = (): Loaded<RecentMember[]> => useRefreshedResource('/api/recent-members')

/** One page of the people who can be seen, with how many they are. */
export const useEverybody = (): Loaded<Page<DirectoryEntry>> => useLivePage('/api/users')

/** What visitors read on the start page. */
export const useStartPage = (): Loaded<LandingContent> => useLiveResource('/api/landing')
