import { getAnalytics as analyticsCall } from '@meridian/contracts/http/analytics/get-analytics'
import { recentMembers } from '@meridian/contracts/http/analytics/recent-members'
import type { Sql } from '#platform/database/sql'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { ANSWERED, type Route } from '#platform/http/route'
import type { LoadPrincipals } from '#platform/sessions/principal'
import { cacheFor } from '#platform/ttl-cache'
import { directoryRoutes } from './directory-http.ts'
import { dayOf } from './domain/day.ts'
import { memberRoutes } from './member-http.ts'
import { getAnalytics } from './queries/get-analytics.ts'
import { listRecentMembers } from './queries/list-recent-members.ts'
import { reportRoutes } from './reports-http.ts'

/** However many people look at the dashboard, the database is asked once a second at most. */
const FIGURES_MS = 1_000

/** The dashboard's figures and lists. */
export function analyticsRoutes(
  route: Route,
  parts: Pick<HttpParts, 'sql' | 'clock' | 'limits'> & {
    /** For figures and lists, which may be a moment behind. */
    reads: Sql
    loadPrincipals: LoadPrincipals
  },
): void {
  const { reads, clock, limits } = parts
  const figures = cacheFor(FIGURES_MS, async () => JSON.stringify(await getAnalytics(reads, dayOf(clock()))))
  route(analyticsCall, { who: staffOnly }, async ({ res }) => {
    const text = await figures()
    // Headers and body together: an answer that is ready should cost no more than sending it.
    res.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    res.end(text)
    return ANSWERED
  })
  route(recentMembers, { who: staffOnly }, () => listRecentMembers(reads))
  directoryRoutes(route, { sql: reads, limits })
  memberRoutes(route, parts)
  reportRoutes(route, { sql: reads })
}
