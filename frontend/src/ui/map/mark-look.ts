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

/** Circles grow with what they count, but slowly. */
function circleSize(count: number): string {
  if (count < 10) return 'before:-inset-0.5'
  if (count < 100) return 'before:-inset-1'
  return count < 1000 ? 'before:-inset-2' : 'before:-inset-3'
}

/** The classes of a mark; all of it is one element, so that five hundred of them stay five hundred. */
export function markLook({ kind, count = 0 }: PlacedMark): string {
  return classes(BASE, LOOKS[kind], kind === 'cluster' && circleSize(count))
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** What stands in a circle: 12, 340, 1.2K. */
export const countWords = (count: number): string => short.format(count)
