import {
  getOwnLocation,
  shareLocation as shareCall,
  stopSharingLocation as stopCall,
} from '@meridian/contracts/http/network/location'
import type { News } from '#platform/database/news'
import { signedIn, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { CatchUp } from '#platform/projections/catch-up'
import { shareLocation } from './commands/places/share-location.ts'
import { stopSharingLocation } from './commands/places/stop-sharing-location.ts'
import { MAP_TOPIC } from './domain/map/topics.ts'
import { ownLocation } from './domain/places/own-location.ts'
import { findLocation } from './queries/places/find-location.ts'
import { networkLimits } from './rate-limits.ts'

interface PlaceParts extends HttpParts {
  news: News
  /** Waits for the map. */
  mapSeen: CatchUp
}

/** A person's own location: theirs to see and to take back even without access. */
export function placeRoutes(route: Route, parts: PlaceParts): void {
  const { sql, commands, news, mapSeen } = parts
  const limits = networkLimits(parts.limits)

  /** Whoever moves looks at the map next, and expects to see it. */
  async function untilOnMap(): Promise<void> {
    await mapSeen()
    news.note(MAP_TOPIC)
  }

  route(getOwnLocation, { who: signedIn }, async ({ principal: { id } }) => {
    return ownLocation(id, await findLocation(sql, id))
  })

  route(shareCall, { who: withAccess }, async ({ body: location, principal: { id }, actor }) => {
    await limits.locations(id)
    await commands.run(shareLocation, { accountId: id, location }, actor)
    await untilOnMap()
    return ownLocation(id, await findLocation(sql, id))
  })

  route(stopCall, { who: signedIn }, async ({ principal: { id }, actor }) => {
    await commands.run(stopSharingLocation, { accountId: id }, actor)
    await untilOnMap()
    return ownLocation(id, null)
  })
}
