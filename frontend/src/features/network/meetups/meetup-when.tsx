import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { eventTime } from '../event-time.ts'

/** When it is, on the clocks there and, where they differ, on the viewer's; both zones are named. */
export function MeetupWhen({
  meetup: { eventDate, timeZone },
}: {
  meetup: Pick<Meetup, 'eventDate' | 'timeZone'>
}) {
  const { there, here } = eventTime(eventDate, timeZone)
  return (
    <time dateTime={eventDate}>
      <span className="block">{there}</span>
      {here !== null && <span className="block text-ink-soft">{here}</span>}
    </time>
  )
}
