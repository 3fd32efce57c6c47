import { getAnalytics as analyticsCall } from '@meridian/contracts/http/analytics/get-analytics'
import { recentMembers } from '@meridian/contracts/http/analytics/recent-members'
import { staffOnly } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import type { LoadPrincipals } from '#platform/principal'
import type { Route } from '#platform/route'
import { directoryRoutes } from './directory-http.ts'
import { memberRoutes } from './member-http.ts'
import { getAnalytics } from './queries/get-analytics.ts'
import { listRecentMembers } from './queries/list-recent-members.ts'

/** The dashboard's figures and lists. */
export function analyticsRoutes(
  route: Route,
  parts: Pick<HttpParts, 'sql'> & { loadPrincipals: LoadPrincipals },
): void {
  const { sql } = parts
  route(analyticsCall, { who: staffOnly }, () => getAnalytics(sql))
  route(recentMembers, { who: staffOnly }, () => listRecentMembers(sql))
  directoryRoutes(route, parts)
  memberRoutes(route, parts)
}
