import type { Sql } from '#platform/database/sql'
import { type ReadMeetup, SEEN_MEETUPS } from './find-meetup.ts'

const MAX_MEETUPS = 500
const KEPT_DAYS = 90

/**
 * What belongs in a person's calendar: the meetups they come to, wait for or organise, including those of the last
 * months.
 */
export function listCalendarMeetups(sql: Sql, accountId: string): Promise<ReadMeetup[]> {
  return sql.rows({
    name: 'network-list-calendar-meetups',
    text: `${SEEN_MEETUPS} where (p.account_id is not null or m.organizer_id = $1)
      and m.event_date > now() - interval '${KEPT_DAYS} days' order by m.event_date desc, m.id limit ${MAX_MEETUPS}`,
    values: [accountId],
  })
}
