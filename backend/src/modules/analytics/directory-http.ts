import {
  type DirectoryQuery,
  exportUsers,
  listUsers as listUsersCall,
  TOTAL_COUNT_HEADER,
} from '@meridian/contracts/http/analytics/list-users'
import { isStaff } from '@meridian/contracts/values/roles'
import { searchLimit } from '#platform/database/search-limit'
import { staffOnly, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { listEntries } from './directory-entries.ts'
import { directoryCsv } from './directory-export.ts'

const PAGE = 50

/** The people of the community: everything for staff, names for members. */
export function directoryRoutes(route: Route, { sql, limits }: Pick<HttpParts, 'sql' | 'limits'>): void {
  const countSearch = searchLimit(limits)

  route(listUsersCall, { who: withAccess }, async ({ principal, query, res }) => {
    if (query.search !== '') await countSearch(principal.id)
    const withEmail = isStaff(principal.role)
    const { entries, next, people } = await listEntries(sql, query, { withEmail, size: PAGE })
    if (next !== null) res.setHeader('Link', `<${addressOf(query, next)}>; rel="next"`)
    if (people !== null) res.setHeader(TOTAL_COUNT_HEADER, people)
    return entries
  })

  route(exportUsers, { who: staffOnly }, async ({ query, now }) => ({
    name: `members-${now.toISOString().slice(0, 10)}.csv`,
    text: directoryCsv(sql, query),
  }))
}

function addressOf(query: DirectoryQuery, next: string): string {
  const parameters = new URLSearchParams({ cursor: next })
  for (const [name, value] of Object.entries(query))
    if (value && name !== 'cursor') parameters.set(name, value)
  return `${listUsersCall.path}?${parameters}`
}
