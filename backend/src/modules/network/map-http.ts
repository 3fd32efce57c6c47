import { listMemberLocations as locationsCall } from '@meridian/contracts/http/network/location'
import {
  getMapCounters as countersCall,
  listMapMembers as listCall,
  getMap as mapCall,
} from '@meridian/contracts/http/network/map'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { News } from '#platform/database/news'
import { searchLimit } from '#platform/database/search-limit'
import type { SqlPool } from '#platform/database/sql'
import { withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { createResponseCache } from '#platform/http/response-cache'
import type { Route } from '#platform/http/route'
import { searchPatterns } from './domain/map/search.ts'
import { MAP_TOPIC } from './domain/map/topics.ts'
import type { Viewport } from './domain/map/viewport.ts'
import { readCursor, writeCursor } from './map-cursor.ts'
import { getMap } from './queries/map/get-map.ts'
import { getMapCounters } from './queries/map/get-map-counters.ts'
import { listMapMembers } from './queries/map/list-map-members.ts'
import { listMemberLocations } from './queries/places/list-member-locations.ts'

/** The map of the members. Everybody who may see it sees the same, so finished answers are kept. */
export function mapRoutes(
  route: Route,
  { sql, news, limits }: Pick<HttpParts, 'limits'> & { sql: SqlPool; news: News },
): void {
  const countSearch = searchLimit(limits)
  const kept = createResponseCache(news, MAP_TOPIC)

  route(locationsCall, { who: withAccess }, ({ req, res }) =>
    kept.send(req, res, () => listMemberLocations(sql)),
  )

  route(mapCall, { who: withAccess }, ({ query, req, res }) =>
    kept.send(req, res, async () => getMap(sql, inOrder(query))),
  )

  route(listCall, { who: withAccess }, async ({ principal, query: { cursor, search, ...viewport } }) => {
    if (search) await countSearch(principal.id)
    const list = { ...inOrder(viewport), patterns: searchPatterns(search) }
    const { members, next } = await listMapMembers(sql, list, readCursor(cursor))
    return { members, nextCursor: next && writeCursor(next) }
  })

  route(countersCall, { who: withAccess }, () => getMapCounters(sql))
}

/** An empty country means none. Throws `invalid-input` for a viewport that is upside down. */
function inOrder<View extends Viewport>(viewport: View): View {
  if (viewport.south > viewport.north)
    throw new DomainError('invalid-input', 'south: The southern edge must be at most the northern one')
  return { ...viewport, country: viewport.country || undefined }
}
