import { type Point, UNKNOWN_COUNTRY } from '@meridian/contracts/values/coordinates'
import { namesAPoint } from './names-a-point.ts'

export interface Place extends Point {
  city: string
  country: string
}

const DECIMALS = 2

/**
 * What others see of a place that they see at a coarse point: the point, and texts that reveal nothing more precise.
 */
export function coarsePlace({ city, country }: Place, { latitude, longitude }: Point): Place {
  return {
    latitude,
    longitude,
    city: namesAPoint(city) ? `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}` : city,
    country: namesAPoint(country) ? UNKNOWN_COUNTRY : country,
  }
}
