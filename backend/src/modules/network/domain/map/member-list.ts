import type { SearchPatterns } from './search.ts'
import type { Viewport } from './viewport.ts'

/** Of whom a list is: the members of a viewport, all of them or those that a search finds. */
export interface MemberList extends Viewport {
  patterns: SearchPatterns | undefined
}

/** A list has one part, a list of what was found two: first the names that begin so, then everything else. */
export type ListPart = 'all' | 'begins' | 'contains'

/** After whom a page begins: the names of each part are in order. */
export interface ListPosition {
  part: ListPart
  sortName: string
  id: string
}

/** The parts of a list that are not over at a position. */
export function partsFrom({ patterns }: MemberList, after: ListPosition | null): ListPart[] {
  const parts: ListPart[] = patterns === undefined ? ['all'] : ['begins', 'contains']
  return after === null ? parts : parts.slice(Math.max(0, parts.indexOf(after.part)))
}
