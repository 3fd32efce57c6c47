import type { Point } from '@meridian/contracts/values/coordinates'
import { project, type Size, type Spot, type View } from './projection.ts'

/** Something on the map. */
export interface Mark extends Readonly<Point> {
  readonly id: string
  readonly kind: 'member' | 'own' | 'meetup' | 'cluster'
  /** What it is called; the first line of its tooltip. */
  readonly name: string
  /** What else its tooltip says. */
  readonly lines: readonly string[]
  /** How many members a cluster stands for. */
  readonly count?: number
}

export interface PlacedMark extends Mark, Spot {}

/** How near to the panel's edges marks may come in the view of the whole world, in percent of its width and height. */
const MARGINS = { member: [2, 94], own: [2, 94], cluster: [2, 94], meetup: [1, 93] } as const

/**
 * Puts the marks into the panel. While the whole world is in view, marks at its edges are moved in, so that none is cut
 * off; nearer views show each where it is, since those at the edge can be brought into the middle.
 */
export function placed<M extends Mark>(marks: readonly M[], view: View, size: Size): (M & Spot)[] {
  return marks.map((mark) => {
    const spot = project(mark, view, size)
    return { ...mark, ...(view.zoom > 1 ? spot : keptInside(spot, MARGINS[mark.kind], size)) }
  })
}

function keptInside({ x, y }: Spot, [from, to]: readonly [number, number], { width, height }: Size): Spot {
  return { x: within(x, from, to, width), y: within(y, from, to, height) }
}

function within(value: number, from: number, to: number, whole: number): number {
  return Math.min((to / 100) * whole, Math.max((from / 100) * whole, value))
}

/** What assistive technology reads for a mark: everything that its tooltip shows. */
export function markLabel({ name, lines }: Mark): string {
  return [name, ...lines].join(', ')
}
