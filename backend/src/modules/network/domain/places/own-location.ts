import { coarsePlace, type Place } from './coarse-place.ts'

/** A location as it is kept for the person whose it is: exact. */
export interface Location extends Place {
  isLocationPublic: boolean
}

/** What a person is shown of their own location: what they said, and what others see of it. */
export interface OwnLocation {
  location: Location | null
  seenByOthers: Place | null
}

export function ownLocation(accountId: string, location: Location | null): OwnLocation {
  return { location, seenByOthers: location && seenByOthers(accountId, location) }
}

/** Nothing while the location is not public. */
export function seenByOthers(accountId: string, { isLocationPublic, ...place }: Location): Place | null {
  return isLocationPublic ? coarsePlace(place, accountId) : null
}

export function isSameLocation(one: Location, other: Location): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.city === other.city &&
    one.country === other.country &&
    one.isLocationPublic === other.isLocationPublic
  )
}
