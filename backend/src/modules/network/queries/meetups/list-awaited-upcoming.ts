import { batch } from '#platform/database/batch'
import type { Sql } from '#platform/database/sql'

const AWAITED = `
  select p.account_id as "accountId", m.id as "meetupId"
  from meetup_places p join meetups m on m.id = p.meetup_id
  where p.account_id = any($1) and p.state = 'waitlisted' and m.status = 'upcoming'
    and m.attendee_count < coalesce(m.max_attendees, m.attendee_count + 1)`

/**
 * Lists the upcoming meetups for which a person waits while a place is free. People asked about at the same moment are
 * looked up together.
 */
export function awaitedUpcomingLister(sql: Sql): (accountId: string) => Promise<string[]> {
  return batch(async (accountIds: readonly string[]) => {
    const rows = await sql.rows<{ accountId: string; meetupId: string }>({
      name: 'network-list-awaited-upcoming',
      text: AWAITED,
      values: [accountIds],
    })
    const awaited = Map.groupBy(rows, ({ accountId }) => accountId)
    return accountIds.map((id) => (awaited.get(id) ?? []).map(({ meetupId }) => meetupId))
  })
}
