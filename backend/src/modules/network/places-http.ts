import {
  getOwnLocation,
  shareLocation as shareCall,
  stopSharingLocation as stopCall,
} from '@meridian/contracts/http/network/location'
import { signedIn, withAccess } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { type Route, required } from '#platform/route'
import { shareLocation } from './commands/places/share-location.ts'
import { stopSharingLocation } from './commands/places/stop-sharing-location.ts'
import { ownLocation } from './domain/places/own-location.ts'
import { networkLimits } from './policy.ts'
import { findLocation } from './queries/places/find-location.ts'

/** A person's own location: theirs to see and to take back even without access. */
export function placeRoutes(route: Route, parts: HttpParts): void {
  const { sql, commands } = parts
  const limits = networkLimits(parts.limits)

  route(getOwnLocation, { who: signedIn }, async ({ principal }) => {
    const { id } = required(principal)
    return ownLocation(id, await findLocation(sql, id))
  })

  route(shareCall, { who: withAccess }, async ({ body: location, principal, actor }) => {
    const { id } = required(principal)
    await limits.locations(id)
    await commands.run(shareLocation, { accountId: id, location }, actor)
    return ownLocation(id, location)
  })

  route(stopCall, { who: signedIn }, async ({ principal, actor }) => {
    const { id } = required(principal)
    await commands.run(stopSharingLocation, { accountId: id }, actor)
    return ownLocation(id, null)
  })
}
