import {
  COARSE_STEP_DEGREES,
  LATITUDE_LIMIT,
  LONGITUDE_LIMIT,
  type Point,
} from '@meridian/contracts/values/coordinates'

const LINES_PER_DEGREE = Math.round(1 / COARSE_STEP_DEGREES)
const HALF_CIRCLE = LONGITUDE_LIMIT * LINES_PER_DEGREE
const FULL_CIRCLE_DEGREES = 2 * LONGITUDE_LIMIT
/**
 * Half a unit of the fourth decimal, the precision in which people give coordinates: closer ones read as the same
 * place.
 */
const SAME_DEGREES = 0.000_05
/**
 * How far, at least, the point is from the exact value at first, in steps of the grid: more than the 300 m by which a
 * device errs, so that none of its errors has to move the point.
 */
const ROOM = 0.35
const MIN_STEP_KM = 0.9
/** A hundredth of a degree at the equator, rounded down a little. */
const KM_PER_LINE = 1.11

/**
 * The nearest crossing of the coarse grid that leaves enough room, at most a step away on each axis, in degrees with
 * two decimals. For somebody who is on a line, their id decides on which side it is.
 */
export function coarsePoint(exact: Point, accountId: string): Point {
  const side = Number.parseInt(accountId.slice(-1), 16)
  const latitude = coarseDegrees(exact.latitude, 1, { limit: LATITUDE_LIMIT, upwards: (side & 1) === 0 })
  const step = longitudeStep(latitude)
  const upwards = (side & 2) === 0
  return { latitude, longitude: coarseDegrees(exact.longitude, step, { limit: LONGITUDE_LIMIT, upwards }) }
}

/**
 * Where others see somebody who has moved, given where they saw them before: at the same point for as long as it still
 * stands for the place, since a point that moves reveals that a border is near.
 */
export function nextPoint(exact: Point, seen: Point | null, accountId: string): Point {
  return seen !== null && isOnGrid(seen) && standsFor(seen, exact) ? seen : coarsePoint(exact, accountId)
}

/** Whether a point may be what others see of a place: near enough, and on neither axis the exact value. */
export function standsFor(seen: Point, exact: Point): boolean {
  const turned = Math.abs(seen.longitude - exact.longitude)
  return (
    isInReach(Math.abs(seen.latitude - exact.latitude), 1) &&
    isInReach(Math.min(turned, FULL_CIRCLE_DEGREES - turned), longitudeStep(seen.latitude))
  )
}

/**
 * The distance between two meridians of the grid, in hundredths of a degree: the fewest that are no shorter than the
 * least step and divide the half circle, so that the edge of the map is a line too. At the poles a quarter circle.
 */
export function longitudeStep(coarseLatitude: number): number {
  const lineKm = KM_PER_LINE * Math.cos((coarseLatitude * Math.PI) / 180)
  let step = Math.min(Math.ceil(MIN_STEP_KM / lineKm), HALF_CIRCLE / 2)
  while (HALF_CIRCLE % step !== 0) step += 1
  return step
}

function isInReach(offDegrees: number, step: number): boolean {
  return offDegrees > SAME_DEGREES && offDegrees * LINES_PER_DEGREE < (1 + ROOM) * step
}

/** Points from before the meridians' distance grew with the latitude may lie between them. */
function isOnGrid({ latitude, longitude }: Point): boolean {
  return Math.round(longitude * LINES_PER_DEGREE) % longitudeStep(latitude) === 0
}

interface Axis {
  limit: number
  upwards: boolean
}

function coarseDegrees(exact: number, step: number, { limit, upwards }: Axis): number {
  const place = (exact * LINES_PER_DEGREE) / step
  const nearest = Math.round(place)
  const off = nearest - place
  if (Math.abs(off) >= ROOM) return degreesOf(nearest * step)
  const isOnLine = Math.abs(off) * step <= SAME_DEGREES * LINES_PER_DEGREE
  const beyond = (isOnLine ? upwards : off < 0) ? 1 : -1
  const isInside = Math.abs(nearest + beyond) * step <= limit * LINES_PER_DEGREE
  return degreesOf((isInside ? nearest + beyond : nearest - beyond) * step)
}

function degreesOf(line: number): number {
  // Adding 0 turns -0 into 0.
  return line / LINES_PER_DEGREE + 0
}
