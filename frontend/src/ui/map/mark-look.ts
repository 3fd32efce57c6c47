import { classes } from '../classes.ts'
import type { PlacedMark } from './marks.ts'

const BASE =
  'absolute -mt-3 -ml-3 grid size-6 place-items-center rounded-full [scale:var(--unscale,1)] before:block'

const LOOKS: Record<PlacedMark['kind'], string> = {
  member: 'before:size-2.5 before:rounded-full before:bg-map-people before:ring-2 before:ring-surface',
  own: 'z-20 before:size-3 before:rounded-full before:bg-map-people before:ring-2 before:ring-ink before:outline-2 before:outline-offset-2 before:outline-surface',
  // A drop whose tip stands on the place.
  meetup:
    'z-10 -mt-6.5 before:size-4.5 before:-rotate-45 before:rounded-[50%_50%_50%_0] before:bg-map-people before:ring-2 before:ring-surface after:absolute after:size-1.5 after:rounded-full after:bg-surface',
  cluster:
    'before:absolute before:-z-10 before:rounded-full before:bg-map-crowd before:ring-2 before:ring-surface text-xs font-semibold text-on-map-crowd tabular-nums',
}

/**
 * Circles grow slowly with what they count: below each limit, they reach this far beyond the button's box, in pixels.
 */
const CIRCLES = [
  { below: 10, look: 'before:-inset-0.5', beyond: 2 },
  { below: 100, look: 'before:-inset-1', beyond: 4 },
  { below: 1_000, look: 'before:-inset-2', beyond: 8 },
  { below: Number.POSITIVE_INFINITY, look: 'before:-inset-3', beyond: 12 },
] as const

const HALF_BUTTON = 12

const circleOf = (count: number) => CIRCLES.find(({ below }) => count < below)

/** The radius of the circle for a count, in pixels. */
export const circleRadius = (count = 0): number => HALF_BUTTON + (circleOf(count)?.beyond ?? 0)

/** The classes of a mark; each is a single element, so that five hundred marks stay five hundred elements. */
export function markLook({ kind, count = 0 }: PlacedMark): string {
  return classes(BASE, LOOKS[kind], kind === 'cluster' && circleOf(count)?.look)
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** What stands in a circle: 12, 340, 1.2K. */
export const formatShortCount = (count: number): string => short.format(count)
