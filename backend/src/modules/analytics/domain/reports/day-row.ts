import type { Movement } from '../paying.ts'

/** One day of the read models. Cents are those of a year. */
export interface DayRow {
  day: string
  /** At the end of the day. */
  members: number
  yearlyCents: number
  /** What moved on it. */
  people: Record<Movement, number>
  cents: Record<Movement, number>
  checkouts: { begun: number; completed: number; activated: number }
  referrals: { named: number; credited: number; refused: number; withdrawn: number }
}

/** How many days conversion and churn look back over. */
export const WINDOW = 30

/** Adds up one figure of some days. */
export function sumOf(days: readonly DayRow[], figure: (day: DayRow) => number): number {
  return days.reduce((sum, day) => sum + figure(day), 0)
}

/**
 * The days of a report, each with the 30 days that end with it and the day before those.
 * @param days the report's days, preceded by 30 more
 */
export function withWindows(days: readonly DayRow[]): { day: DayRow; window: DayRow[]; before: DayRow }[] {
  return days.slice(WINDOW).flatMap((day, index) => {
    const before = days[index]
    return before === undefined ? [] : [{ day, before, window: days.slice(index + 1, index + 1 + WINDOW) }]
  })
}
