import type { Spot } from './projection.ts'

const DIRECTIONS: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** The direction of an arrow key as a step of length 1; undefined for any other key. */
export const directionOf = (key: string): Spot | undefined => DIRECTIONS[key]

/** The nearest thing in a direction; what lies aside counts as twice as far. Undefined when there is none. */
export function nearestToward<S extends Spot>(from: S, all: readonly S[], direction: Spot): S | undefined {
  const ahead = all.flatMap((item) => {
    const along = (item.x - from.x) * direction.x + (item.y - from.y) * direction.y
    const aside = Math.abs((item.x - from.x) * direction.y) + Math.abs((item.y - from.y) * direction.x)
    return item !== from && along > 0 ? [{ item, cost: along + 2 * aside }] : []
  })
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.item
}
