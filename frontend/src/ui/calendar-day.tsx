import { dayWording } from './day-wording.ts'

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** A day in the viewer's zone; the exact time shows on hover. `iso` is ISO 8601. */
export function CalendarDay({ iso }: { iso: string }) {
  const moment = new Date(iso)
  return (
    <time dateTime={moment.toISOString()} title={exact.format(moment)} className="whitespace-nowrap">
      {dayWording(moment)}
    </time>
  )
}
