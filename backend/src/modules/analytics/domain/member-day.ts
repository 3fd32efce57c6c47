import { MOVEMENTS, type Moved, type Movement } from './paying.ts'

type Counts = Record<Movement, number>

/** What moved on one day: how many people, and cents a year, by movement. */
export interface MemberDay {
  day: string
  people: Counts
  cents: Counts
  /** By how much the day changes the number of members, and the sum of their yearly prices. */
  members: number
  yearlyCents: number
}

/** Adds up what moved on each day, one row for each day on which something did. */
export function sumByDay(steps: readonly (Moved & { day: string })[]): MemberDay[] {
  const days = new Map<string, MemberDay>()
  for (const { day, movement, members, cents } of steps) {
    const row = days.get(day) ?? { day, people: none(), cents: none(), members: 0, yearlyCents: 0 }
    row.people[movement] += 1
    row.cents[movement] += cents
    row.members += members
    row.yearlyCents += cents
    days.set(day, row)
  }
  return [...days.values()]
}

function none(): Counts {
  return { joined: 0, returned: 0, upgraded: 0, downgraded: 0, lost: 0 }
}

/** The columns of a day, as the table names them. */
export function columnsOf({ day, people, cents, members, yearlyCents }: MemberDay) {
  const counted = MOVEMENTS.flatMap((movement) => [
    [movement, people[movement]] as const,
    [`${movement}_cents`, cents[movement]] as const,
  ])
  return { day, ...Object.fromEntries(counted), members, yearly_cents: yearlyCents }
}
