import type { SearchPatterns } from './search.ts'
import type { Viewport } from './viewport.ts'

/** Which members a list has: all those in a viewport, or only those that a search finds. */
export interface MemberList extends Viewport {
  patterns: SearchPatterns | undefined
}

/** A plain list has one part. What a search finds has two: the names that begin with it, then everything else. */
export type ListPart = 'all' | 'begins' | 'contains'

/** The member after which a page begins: each part is in the order of names. */
export interface ListPosition {
  part: ListPart
  sortName: string
  id: string
}

/** The parts of a list that are not finished at a position. */
export function partsFrom({ patterns }: MemberList, after: ListPosition | null): ListPart[] {
  const parts: ListPart[] = patterns === undefined ? ['all'] : ['begins', 'contains']
  return after === null ? parts : parts.slice(Math.max(0, parts.indexOf(after.part)))
}
