import { relativeWording } from '../lib/relative-wording.ts'

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

/** A moment in relative words; the exact time, in the viewer's zone, shows on hover. `iso` is ISO 8601. */
export function RelativeTime({ iso }: { iso: string }) {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return null
  return (
    <time dateTime={moment.toISOString()} title={exact.format(moment)}>
      {relativeWording(moment, new Date())}
    </time>
  )
}
