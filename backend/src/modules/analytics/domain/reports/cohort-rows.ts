import type { Cohort } from '../cohorts.ts'
import { monthsBetween } from '../day.ts'

/**
 * How many of each cohort paid at the end of its month and of each month since; the current month has not ended yet.
 */
export function cohortRowsOf(cohorts: readonly Cohort[], today: string) {
  return cohorts.map(({ cohort, joined, net }) => {
    let paying = 0
    const retained = Array.from({ length: monthsBetween(cohort, today) + 1 }, (_, age) => {
      paying += net[age] ?? 0
      return paying
    })
    return { month: cohort, joined, retained }
  })
}
