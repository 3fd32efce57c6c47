import { getAnalytics as analyticsCall } from '@meridian/contracts/http/analytics/get-analytics'
import { listUsers as listUsersCall } from '@meridian/contracts/http/analytics/list-users'
import { recentMembers } from '@meridian/contracts/http/analytics/recent-members'
import { isStaff } from '@meridian/contracts/values/roles'
import { staffOnly, withAccess } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { type Route, required } from '#platform/route'
import { getAnalytics } from './queries/get-analytics.ts'
import { listRecentMembers } from './queries/list-recent-members.ts'
import { listUsers } from './queries/list-users.ts'

/** The dashboard's figures and lists. */
export function analyticsRoutes(route: Route, { sql }: Pick<HttpParts, 'sql'>): void {
  route(analyticsCall, { who: staffOnly }, () => getAnalytics(sql))
  route(recentMembers, { who: staffOnly }, () => listRecentMembers(sql))
  route(listUsersCall, { who: withAccess }, ({ principal }) =>
    listUsers(sql, { withEmail: isStaff(required(principal).role) }),
  )
}
