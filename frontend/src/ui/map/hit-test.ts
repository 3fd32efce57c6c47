import type { PlacedMark } from './marks.ts'
import type { Spot } from './projection.ts'

/** How near to a dot's middle a pointer has to be, in pixels. */
const REACH = 10

/** Returns a function that finds the nearest dot at a place of the panel, using a grid that is made once. */
export function hitTester(marks: readonly PlacedMark[]): (spot: Spot) => PlacedMark | undefined {
  const cells = new Map<string, PlacedMark[]>()
  for (const mark of marks) {
    const key = cellOf(mark)
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [mark])
    else cell.push(mark)
  }
  return (spot) =>
    [-1, 0, 1]
      .flatMap((right) => [-1, 0, 1].map((down) => ({ x: spot.x + right * REACH, y: spot.y + down * REACH })))
      .flatMap((near) => cells.get(cellOf(near)) ?? [])
      .map((mark) => ({ mark, distance: Math.hypot(mark.x - spot.x, mark.y - spot.y) }))
      .filter(({ distance }) => distance <= REACH)
      .toSorted((one, other) => one.distance - other.distance)[0]?.mark
}

const cellOf = ({ x, y }: Spot) => `${Math.floor(x / REACH)},${Math.floor(y / REACH)}`
