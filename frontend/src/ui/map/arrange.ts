import { gatherCrowds } from './crowds.ts'
import { type Mark, type PlacedMark, placed } from './marks.ts'
import type { Size, View } from './projection.ts'
import { standAside } from './stand-aside.ts'

/** At most this many marks are drawn as elements of the page. */
const MAX_ELEMENTS = 500

export interface Arrangement {
  /** Drawn as buttons. */
  readonly elements: readonly PlacedMark[]
  /** Drawn as dots of one picture; empty while the members fit among the elements. */
  readonly dots: readonly PlacedMark[]
}

/** Decides which marks are drawn, and how: those in the panel, and half a panel beyond, where the map may be pushed. */
export function arrange(marks: readonly Mark[], view: View, size: Size): Arrangement {
  const near = placed(marks, view, size).filter((mark) => isNear(mark, size))
  const shown = standAside(gatherCrowds(near))
  if (shown.length <= MAX_ELEMENTS) return { elements: shown, dots: [] }
  const dots = shown.filter(({ kind }) => kind === 'member')
  const others = shown.filter(({ kind }) => kind !== 'member')
  // Clusters come first and the own mark last, so circles are the first to be dropped: zooming in shows each of them.
  return { elements: others.slice(-MAX_ELEMENTS), dots }
}

function isNear({ x, y }: PlacedMark, { width, height }: Size): boolean {
  return x >= -width / 2 && x <= 1.5 * width && y >= -height / 2 && y <= 1.5 * height
}
