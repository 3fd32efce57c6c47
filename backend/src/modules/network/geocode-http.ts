import { findPlace, reverseGeocode } from '@meridian/contracts/http/network/location'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Geocoder } from './gateways/places/geocoder.ts'
import { networkLimits } from './rate-limits.ts'

/** What places are called, and where they are. Limited, since somebody else's service answers. */
export function geocodeRoutes(
  route: Route,
  { limits, geocoder }: Pick<HttpParts, 'limits'> & { geocoder: Geocoder },
): void {
  const { geocoding } = networkLimits(limits)

  route(reverseGeocode, { who: withAccess }, async ({ query: point, principal }) => {
    await geocoding(principal.id)
    return geocoder.namesOf(point)
  })

  route(findPlace, { who: withAccess }, async ({ query: place, principal }) => {
    await geocoding(principal.id)
    const point = await geocoder.find(place)
    if (point === undefined)
      throw new DomainError(
        'not-found',
        `We could not find ${place.city}, ${place.country}. Please check the spelling.`,
      )
    return point
  })
}
