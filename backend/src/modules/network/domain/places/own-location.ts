import type { Point } from '@meridian/contracts/values/coordinates'
import { coarsePlace, type Place } from './coarse-place.ts'
import { coarsePoint, nextPoint, standsFor } from './coarse-point.ts'

/** A location as it is kept for the person it belongs to: exact. */
export interface Location extends Place {
  isLocationPublic: boolean
}

/** A location, and the point at which others last saw the person; null when nobody has, or it was not noted. */
export interface KeptLocation extends Location {
  seen: Point | null
}

/** What a person is shown of their own location: what they said, and what others see of it. */
export interface OwnLocation {
  location: Location | null
  seenByOthers: Place | null
}

/** Others see nothing while the location is not public. */
export function ownLocation(accountId: string, kept: KeptLocation | null): OwnLocation {
  if (kept === null) return { location: null, seenByOthers: null }
  const { seen, ...location } = kept
  const { isLocationPublic, ...place } = location
  const point = seen !== null && standsFor(seen, place) ? seen : coarsePoint(place, accountId)
  return { location, seenByOthers: isLocationPublic ? coarsePlace(place, point) : null }
}

/** What to keep of a new location. Where others last saw the person is remembered even while they see nothing. */
export function movedTo(location: Location, seen: Point | null, accountId: string): KeptLocation {
  return { ...location, seen: location.isLocationPublic ? nextPoint(location, seen, accountId) : seen }
}

export function isSameLocation(one: KeptLocation, other: KeptLocation): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.city === other.city &&
    one.country === other.country &&
    one.isLocationPublic === other.isLocationPublic &&
    one.seen?.latitude === other.seen?.latitude &&
    one.seen?.longitude === other.seen?.longitude
  )
}
