import type { Point } from '@meridian/contracts/values/coordinates'
import { countryKey } from './country-key.ts'
import { type Cell, countedCells, hundredths } from './grid.ts'
import { isVisible, type MapMember, type VisibleMember } from './map-member.ts'

/** The tier and country under which all members of a cell are counted together. */
export const ALL = ''

/** What is added to the count of a cell; negative where members have left. */
export interface CellChange extends Cell {
  tier: string
  country: string
  members: number
  /** Whole hundredths of a degree. */
  sum_latitude: number
  sum_longitude: number
}

/** What the steps of some members do to everything that is counted, each cell and country once. */
export interface MapChanges {
  cells: CellChange[]
  /** Names as they were typed; `key` is the same for all names of one country. */
  countries: { country: string; key: string; members: number }[]
  members: number
  /** Whether anything moves that others can see. */
  seen: boolean
}

interface Counted extends Point {
  tier: string
  country: string
}

type Steps = readonly { before: MapMember | undefined; after: MapMember }[]

/** Sums up the steps; what leaves a cell and comes back to it changes nothing. */
export function mapChanges(steps: Steps): MapChanges {
  const cells = new Map<string, CellChange>()
  const countries = new Map<string, number>()
  const sums = { members: 0, seen: false }
  const add = (member: VisibleMember, times: 1 | -1) => {
    sums.members += times
    sums.seen = true
    countries.set(member.country, (countries.get(member.country) ?? 0) + times)
    for (const cell of countedCells(member)) {
      addToCell(cells, cell, member, times)
      addToCell(cells, cell, { ...member, tier: ALL, country: ALL }, times)
    }
  }
  for (const { before, after } of steps) {
    if (before !== undefined && isVisible(before)) add(before, -1)
    if (isVisible(after)) add(after, 1)
  }
  return {
    ...sums,
    cells: [...cells.values()].filter(moves),
    countries: [...countries]
      .map(([country, members]) => ({ country, key: countryKey(country), members }))
      .filter(({ members }) => members !== 0),
  }
}

function addToCell(
  cells: Map<string, CellChange>,
  cell: Cell,
  { tier, country, latitude, longitude }: Counted,
  times: 1 | -1,
): void {
  const key = `${cell.size} ${cell.x} ${cell.y} ${tier} ${country}`
  const change = cells.get(key) ?? { ...cell, tier, country, members: 0, sum_latitude: 0, sum_longitude: 0 }
  change.members += times
  change.sum_latitude += times * hundredths(latitude)
  change.sum_longitude += times * hundredths(longitude)
  cells.set(key, change)
}

function moves({ members, sum_latitude, sum_longitude }: CellChange): boolean {
  return members !== 0 || sum_latitude !== 0 || sum_longitude !== 0
}
