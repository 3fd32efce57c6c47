import type { Sql } from '#platform/database/sql'
import { type ReadMeetup, SEEN_MEETUPS } from './find-meetup.ts'

const MAX_MEETUPS = 500

/** Upcoming meetups as a person sees them, the next one first. */
export function listUpcomingMeetups(sql: Sql, accountId: string, now: Date): Promise<ReadMeetup[]> {
  return sql.rows({
    name: 'network-list-meetups',
    text: `${SEEN_MEETUPS} where m.status = 'upcoming' and m.event_date > $2 order by m.event_date, m.id limit ${MAX_MEETUPS}`,
    values: [accountId, now],
  })
}
