import { monthlyDollars, percentOf } from '../figures.ts'
import { type DayRow, sumOf, withWindows } from './day-row.ts'

/** The trend of each day. See `withWindows` for which days are needed. */
export function trendsOf(days: readonly DayRow[]) {
  return withWindows(days).map(({ day, window }) => ({
    day: day.day,
    members: day.members,
    monthlyRevenue: monthlyDollars(day.yearlyCents),
    joined: day.people.joined,
    returned: day.people.returned,
    lost: day.people.lost,
    checkoutsBegun: day.checkouts.begun,
    checkoutsCompleted: day.checkouts.completed,
    conversionRate: percentOf(
      sumOf(window, ({ checkouts }) => checkouts.completed),
      sumOf(window, ({ checkouts }) => checkouts.begun),
    ),
  }))
}
