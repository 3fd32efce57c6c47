import type { Attendance } from '@meridian/contracts/values/meetups'
import type { Sql } from '#platform/database/sql'

/** Who takes part in a meetup, and then who waits, in the order in which they came. */
export function listAttendees(
  sql: Sql,
  meetupId: string,
): Promise<{ accountId: string; attendance: Attendance; since: Date }[]> {
  return sql.rows({
    name: 'network-list-attendees',
    text: `select account_id as "accountId", attendance, since from read.meetup_places
      where meetup_id = $1 order by attendance = 'waitlisted', arrival`,
    values: [meetupId],
  })
}
