import type { Sql } from '#platform/database/sql'

/** The meetups that a person organised and of which everything is still known, including those called off or over. */
export function listUnforgotten(sql: Sql, organizerId: string): Promise<{ meetupId: string }[]> {
  return sql.rows({
    name: 'network-list-unforgotten',
    text: `select id as "meetupId" from meetups where organizer_id = $1 and forgotten_at is null order by planned_at`,
    values: [organizerId],
  })
}
