import { percentOf } from '../figures.ts'
import { type DayRow, sumOf, withWindows } from './day-row.ts'

/** The share of members lost within 30 days, on each day. See `withWindows` for which days are needed. */
export function churnOf(days: readonly DayRow[]) {
  return withWindows(days).map(({ day, window, before }) => {
    const lost = sumOf(window, ({ people }) => people.lost)
    const came = sumOf(window, ({ people }) => people.joined + people.returned)
    const membersBefore = before.members
    return { day: day.day, lost, membersBefore, came, churnRate: percentOf(lost, membersBefore + came) }
  })
}
