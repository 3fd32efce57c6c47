import { type DayZone, dayWording } from './day-wording.ts'

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** A day, in the viewer's zone unless said; the exact time, in theirs, shows on hover. `iso` is ISO 8601. */
export function CalendarDay({ iso, zone }: { iso: string; zone?: DayZone }) {
  const moment = new Date(iso)
  return (
    <time dateTime={moment.toISOString()} title={exact.format(moment)} className="whitespace-nowrap">
      {dayWording(moment, zone)}
    </time>
  )
}
