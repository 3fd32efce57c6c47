import { DAY_MS } from '@meridian/contracts/values/durations'
/** Days and months are those of UTC everywhere: `2026-02-28`, and for a month its first day. */
/** The day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The first day of the month of a moment. */
export function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`
}

/** This many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

/** How many months one month is after another; negative when it is before. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}
