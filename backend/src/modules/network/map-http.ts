import { listMemberLocations as locationsCall } from '@meridian/contracts/http/network/location'
import {
  getMapCounters as countersCall,
  listMapMembers as listCall,
  getMap as mapCall,
  mapListQuery,
  mapQuery,
} from '@meridian/contracts/http/network/map'
import { z } from 'zod'
import { DomainError } from '#platform/domain-error'
import { withAccess } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { createKeptAnswers, sendCompressed } from '#platform/kept-answers'
import type { News } from '#platform/news'
import { readQuery } from '#platform/query'
import type { Route } from '#platform/route'
import { MAP_TOPIC } from './domain/map/topics.ts'
import { isWholeWorld, type Viewport } from './domain/map/viewport.ts'
import { getMap } from './queries/map/get-map.ts'
import { getMapCounters } from './queries/map/get-map-counters.ts'
import { type ListPosition, listMapMembers } from './queries/map/list-map-members.ts'
import { listMemberLocations } from './queries/places/list-member-locations.ts'

/** The map of the members. Everybody who may see it sees the same, so finished answers are kept. */
export function mapRoutes(route: Route, { sql, news }: Pick<HttpParts, 'sql'> & { news: News }): void {
  const kept = createKeptAnswers(news, MAP_TOPIC)

  route(locationsCall, { who: withAccess }, ({ req, res }) =>
    kept.send({ req, res, key: 'locations' }, () => listMemberLocations(sql)),
  )

  route(mapCall, { who: withAccess }, async ({ req, res }) => {
    const viewport = inOrder(readQuery(mapQuery, req))
    if (!isWholeWorld(viewport)) return sendCompressed(req, res, await getMap(sql, viewport))
    const key = JSON.stringify([viewport.zoom, viewport.tier, viewport.country])
    return kept.send({ req, res, key }, () => getMap(sql, viewport))
  })

  route(listCall, { who: withAccess }, async ({ req }) => {
    const { cursor, ...viewport } = readQuery(mapListQuery, req)
    const { members, next } = await listMapMembers(sql, inOrder(viewport), readCursor(cursor))
    return { members, nextCursor: next && writeCursor(next) }
  })

  route(countersCall, { who: withAccess }, () => getMapCounters(sql))
}

/** An empty country is no country. Throws `invalid-input` for a viewport upside down. */
function inOrder<View extends Viewport>(viewport: View): View {
  if (viewport.south > viewport.north)
    throw new DomainError('invalid-input', 'south: The southern edge is at most the northern one')
  return { ...viewport, country: viewport.country || undefined }
}

const position = z.tuple([z.string(), z.uuid()])

function writeCursor({ sortName, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([sortName, id])).toString('base64url')
}

function readCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  try {
    const [sortName, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (!sortName.includes('\0')) return { sortName, id }
  } catch {
    // Falls through to the one answer for everything that is no cursor of ours.
  }
  throw new DomainError('invalid-input', 'cursor: Give the nextCursor of the answer before, or none.')
}
