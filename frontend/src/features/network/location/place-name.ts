import { type Point, UNKNOWN_COUNTRY } from '@meridian/contracts/values/coordinates'
import { cityOf, nameOf } from '../api/geocode.ts'

export interface PlaceName {
  readonly city: string
  readonly country: string
}

interface Found {
  city: string
  locality: string
  principalSubdivision: string
  countryName: string
}

/**
 * What a point is called. A point without a name, or whose name cannot be looked up now, is called by its coordinates.
 */
export async function placeNameOf(
  point: Point,
  look: (point: Point) => Promise<Found> = nameOf,
): Promise<PlaceName> {
  try {
    return named(point, await look(point))
  } catch {
    return unnamed(point)
  }
}

function named(point: Point, found: Found): PlaceName {
  return { city: cityOf(found) || unnamed(point).city, country: found.countryName || UNKNOWN_COUNTRY }
}

function unnamed({ latitude, longitude }: Point): PlaceName {
  return { city: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`, country: UNKNOWN_COUNTRY }
}
