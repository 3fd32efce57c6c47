import type { Point } from '@meridian/contracts/values/coordinates'

/** What a point is called; empty where nobody knows. */
export interface PlaceNames {
  city: string
  locality: string
  principalSubdivision: string
  countryName: string
}

/** Knows what places are called and where they are. Throws a DomainError `unavailable` when it cannot be asked. */
export interface Geocoder {
  namesOf(point: Point): Promise<PlaceNames>
  /** Undefined when nobody knows the place. */
  find(place: { city: string; country: string }): Promise<Point | undefined>
}
