import {
  COARSE_STEP_DEGREES,
  LATITUDE_LIMIT,
  LONGITUDE_LIMIT,
  type Point,
} from '@meridian/contracts/values/coordinates'
import { namesAPoint } from './names-a-point.ts'

export interface Place extends Point {
  city: string
  country: string
}

/** What stands for a country whose name nobody knows. */
export const UNKNOWN_COUNTRY = 'Unknown'

const LINES_PER_DEGREE = Math.round(1 / COARSE_STEP_DEGREES)
const DECIMALS = 2
/** Half a unit of the fourth decimal, to which people give coordinates: anything nearer reads as the same place. */
const SAME_DEGREES = 0.000_05

/**
 * What others see of a place: the point on the coarse grid, and texts that tell nothing nearer. The same for the
 * same person and place, however often it is shared.
 */
export function coarsePlace(place: Place, accountId: string): Place {
  const point = coarsePoint(place, accountId)
  return {
    ...point,
    city: namesAPoint(place.city) ? pointText(point) : place.city,
    country: namesAPoint(place.country) ? UNKNOWN_COUNTRY : place.country,
  }
}

/**
 * The nearest crossing of the coarse grid, in degrees with two decimals. Where that would be the exact value itself, it is
 * the neighbouring line, on the side that the person's id decides.
 */
export function coarsePoint({ latitude, longitude }: Point, accountId: string): Point {
  const side = Number.parseInt(accountId.slice(-1), 16)
  return {
    latitude: coarseDegrees(latitude, LATITUDE_LIMIT, (side & 1) === 0),
    longitude: coarseDegrees(longitude, LONGITUDE_LIMIT, (side & 2) === 0),
  }
}

function coarseDegrees(exact: number, limit: number, upwards: boolean): number {
  const line = Math.round(exact * LINES_PER_DEGREE)
  if (Math.abs(line / LINES_PER_DEGREE - exact) > SAME_DEGREES) return degreesOf(line)
  const wanted = line + (upwards ? 1 : -1)
  const inside = Math.abs(wanted) <= limit * LINES_PER_DEGREE
  return degreesOf(inside ? wanted : line - (upwards ? 1 : -1))
}

function degreesOf(line: number): number {
  // Adding 0 turns -0 into 0.
  return line / LINES_PER_DEGREE + 0
}

function pointText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
}
