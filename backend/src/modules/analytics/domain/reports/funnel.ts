import { percentOf } from '../figures.ts'
import { type DayRow, sumOf } from './day-row.ts'

/** How far checkouts got, overall and on each day. */
export function funnelOf(days: readonly DayRow[]) {
  const begun = sumOf(days, ({ checkouts }) => checkouts.begun)
  const completed = sumOf(days, ({ checkouts }) => checkouts.completed)
  const activated = sumOf(days, ({ checkouts }) => checkouts.activated)
  return {
    total: {
      begun,
      completed,
      activated,
      completedShare: percentOf(completed, begun),
      activatedShare: percentOf(activated, begun),
    },
    days: days.map(({ day, checkouts }) => ({ day, ...checkouts })),
  }
}
