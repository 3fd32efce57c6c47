import { DAY_MS, MINUTE_MS } from '@meridian/contracts/values/durations'
import type { Walk } from './workspace.ts'

/** What is known of a source before a harvest. */
export interface KnownSource {
  id: string
  /** Pages of it that are kept here. */
  pages: number
  /** When it was last walked from its first page to its last. */
  walkedAt: Date | null
}

/** The parts of a harvest of one source, in the order in which they are done. */
export type StepKind = Walk | 'missing'

/** One call returns this many pages: up to here, looking at all of them is as cheap as asking for changes. */
const PAGES_PER_CALL = 100
/** Pages that vanish without a trace (moved, or out of the trash) are found within this time, in milliseconds. */
const WALK_AGAIN_MS = DAY_MS

/**
 * Everything is looked at where that is cheap, where it has never been done, and once a day. Otherwise it is enough to
 * ask for what has changed, and for what is in the trash.
 */
export function planSource({ pages, walkedAt }: KnownSource, now: Date): readonly StepKind[] {
  const isDue = walkedAt === null || now.getTime() - walkedAt.getTime() >= WALK_AGAIN_MS
  return isDue || pages <= PAGES_PER_CALL ? ['all', 'missing'] : ['changed', 'trash']
}

/** How much the provider's clock may differ from ours, in milliseconds. */
const CLOCKS_DIFFER_MS = MINUTE_MS

/**
 * The time since which edits are asked for. The provider gives times to the minute, so an edit after the last look may
 * carry the very minute in which that look began.
 * @param knownUntil when the last successful look began
 */
export function changedSince(knownUntil: Date): Date {
  const from = knownUntil.getTime() - CLOCKS_DIFFER_MS
  return new Date(Math.floor(from / MINUTE_MS) * MINUTE_MS)
}
