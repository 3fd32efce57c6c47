import { LONGITUDE_LIMIT } from '@meridian/contracts/values/coordinates'
import type { Tier } from '@meridian/contracts/values/tiers'
import { COUNTED_SIZES, columnOf, FINEST_SIZE, rowOf } from './grid.ts'

/** A part of the map, in degrees, and which members to show. */
export interface Viewport {
  /** Greater than east where the part reaches over 180°. */
  west: number
  south: number
  east: number
  north: number
  zoom: number
  tier?: Tier | undefined
  country?: string | undefined
}

/** A part of the map that does not reach over 180°. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** More clusters than this cannot be told apart. */
const MAX_CLUSTERS = 400
/** The width of a cluster's cell at zoom 0, in hundredths of a degree: 24 columns and 12 rows for the world. */
const WIDEST = 1_536

/** The one part that a viewport is, or the two that it has on either side of 180°. */
export function boxesOf({ west, south, east, north }: Viewport): [Box] | [Box, Box] {
  if (west <= east) return [{ west, south, east, north }]
  return [
    { west, south, east: LONGITUDE_LIMIT, north },
    { west: -LONGITUDE_LIMIT, south, east, north },
  ]
}

export function isWholeWorld({ west, south, east, north }: Viewport): boolean {
  return west === -180 && south === -90 && east === 180 && north === 90
}

/** The cells of a box, both ends included. */
export function cellsOf({ west, south, east, north }: Box, size: number) {
  return {
    left: columnOf(west, size),
    right: columnOf(east, size),
    bottom: rowOf(south, size),
    top: rowOf(north, size),
  }
}

/**
 * The width of the clusters' cells, in hundredths of a degree: halved with each zoom, and never so fine that the
 * viewport would have too many of them, whatever zoom was asked for.
 */
export function clusterSize(viewport: Viewport): number {
  const boxes = boxesOf(viewport)
  const wanted = Math.max(FINEST_SIZE, WIDEST / 2 ** viewport.zoom)
  for (let size = wanted; size < WIDEST; size *= 2) if (cellCount(boxes, size) <= MAX_CLUSTERS) return size
  return WIDEST
}

function cellCount(boxes: readonly Box[], size: number): number {
  return boxes
    .map((box) => cellsOf(box, size))
    .reduce((sum, { left, right, bottom, top }) => sum + (right - left + 1) * (top - bottom + 1), 0)
}

/** The widest counted cells from which clusters of this width can be made. */
export function countedSizeFor(size: number): number {
  return COUNTED_SIZES.find((counted) => counted <= size) ?? size
}
