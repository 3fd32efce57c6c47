import { monthsBetween } from './day.ts'
import type { Moved } from './paying.ts'

/** Everybody whose first membership began in one month, paid or given. */
export interface Cohort {
  /** The first day of that month. */
  cohort: string
  joined: number
  /** The change in the number of members, month by month from the first one, as far as anything changed. */
  net: number[]
}

type Step = Moved & { day: string; cohort: string | null }

/** The cohorts of those who came or went. */
export function cohortsTouched(steps: readonly Step[]): string[] {
  const moved = steps.filter(({ members }) => members !== 0)
  return [...new Set(moved.flatMap(({ cohort }) => cohort ?? []))]
}

/** The cohorts that the steps touch, as they are afterwards. */
export function addToCohorts(before: readonly Cohort[], steps: readonly Step[]): Cohort[] {
  const cohorts = new Map(before.map((row) => [row.cohort, { ...row, net: [...row.net] }]))
  for (const { cohort, day, movement, members } of steps) {
    if (cohort === null || members === 0) continue
    const row = cohorts.get(cohort) ?? { cohort, joined: 0, net: [] }
    // Clocks of two machines may differ by a little at the turn of a month.
    const age = Math.max(0, monthsBetween(cohort, day))
    while (row.net.length <= age) row.net.push(0)
    row.net[age] = (row.net[age] ?? 0) + members
    row.joined += Number(movement === 'joined')
    cohorts.set(cohort, row)
  }
  return [...cohorts.values()]
}
