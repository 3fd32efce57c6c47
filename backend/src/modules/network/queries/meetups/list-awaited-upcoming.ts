import type { Sql } from '#platform/sql'

/** The upcoming meetups for which a person waits while a place is free. */
export function listAwaitedUpcoming(sql: Sql, accountId: string): Promise<{ meetupId: string }[]> {
  return sql.rows({
    name: 'network-list-awaited-upcoming',
    text: `select m.id as "meetupId" from meetup_places p join meetups m on m.id = p.meetup_id
      where p.account_id = $1 and p.state = 'waitlisted' and m.status = 'upcoming'
        and m.attendee_count < coalesce(m.max_attendees, m.attendee_count + 1)`,
    values: [accountId],
  })
}
