import { type DayZone, formatDay } from '../lib/format-day.ts'
import { formatExactTime } from '../lib/format-moment.ts'

/** A day, in the viewer's zone unless said; the exact time, in theirs, shows on hover. `iso` is ISO 8601. */
export function CalendarDay({ iso, zone }: { iso: string; zone?: DayZone }) {
  const moment = new Date(iso)
  return (
    <time dateTime={moment.toISOString()} title={formatExactTime(moment)} className="whitespace-nowrap">
      {formatDay(moment, zone)}
    </time>
  )
}
