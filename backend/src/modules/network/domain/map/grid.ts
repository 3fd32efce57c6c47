import { LATITUDE_LIMIT, LONGITUDE_LIMIT, type Point } from '@meridian/contracts/values/coordinates'

/** Points on the coarse grid are whole hundredths of a degree: counted in these, nothing is ever rounded. */
const HUNDREDTHS = 100

/**
 * The widths, in hundredths of a degree, of the cells in which members are counted in advance, each a quarter of the
 * one before. A width between two of them comes from four cells of the finer one.
 */
export const COUNTED_SIZES = [768, 192, 48, 12, 3] as const

export const FINEST_SIZE = 3

/** A cell of a grid whose origin is the south-western corner of the map. */
export interface Cell {
  /** Hundredths of a degree. */
  size: number
  x: number
  y: number
}

/** Degrees as whole hundredths: exact for points on the coarse grid. */
export function hundredths(degrees: number): number {
  return Math.round(degrees * HUNDREDTHS)
}

export function degrees(ofHundredths: number): number {
  return ofHundredths / HUNDREDTHS
}

/** The column of the cells of a size in which a longitude lies. */
export function columnOf(longitude: number, size: number): number {
  return indexOf(longitude, LONGITUDE_LIMIT, size)
}

/** The row of the cells of a size in which a latitude lies. */
export function rowOf(latitude: number, size: number): number {
  return indexOf(latitude, LATITUDE_LIMIT, size)
}

function indexOf(value: number, limit: number, size: number): number {
  return Math.floor(((value + limit) * HUNDREDTHS + ROUNDING) / size)
}

/** By how much degrees may be off as binary floating-point numbers. */
const ROUNDING = 1e-6

/** The cell of each counted size in which a point lies. */
export function countedCells({ latitude, longitude }: Point): Cell[] {
  return COUNTED_SIZES.map((size) => ({ size, x: columnOf(longitude, size), y: rowOf(latitude, size) }))
}
