import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { RecentMember } from '@meridian/contracts/http/analytics/recent-members'
import type { Loaded } from '../../../lib/load-once.ts'
import { useResource } from '../../../lib/resource.ts'

/** The figures of the four cards; null when there are none yet. */
export const useAnalytics = (): Loaded<Analytics | null> => useResource<Analytics | null>('/api/analytics')

/** The people who became members last, the newest first. */
export const useRecentMembers = (): Loaded<RecentMember[]> =>
  useResource<RecentMember[]>('/api/recent-members')
