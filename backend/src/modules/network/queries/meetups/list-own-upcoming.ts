import type { Sql } from '#platform/database/sql'

/** The upcoming meetups that a person organises, comes to, or waits for. */
export function listOwnUpcoming(
  sql: Sql,
  accountId: string,
): Promise<{ meetupId: string; organises: boolean }[]> {
  return sql.rows({
    name: 'network-list-own-upcoming',
    text: `select m.id as "meetupId", m.organizer_id = $1 as organises
      from meetups m
      left join meetup_places p on p.meetup_id = m.id and p.account_id = $1 and p.state <> 'removed'
      where m.status = 'upcoming' and (m.organizer_id = $1 or p.account_id is not null)`,
    values: [accountId],
  })
}
