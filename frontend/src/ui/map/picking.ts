import type { Point } from '@meridian/contracts/values/coordinates'

/** While somebody chooses a place on the map. */
export interface Picking {
  /** What was chosen so far. */
  readonly point: Point | null
  readonly onPick: (point: Point) => void
}
