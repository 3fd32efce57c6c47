import type { Sql } from '#platform/database/sql'

/** True when the feed was requested from this address a short while ago: there is nothing new to note. */
export async function findRecentVisit(
  sql: Sql,
  { feedId, address }: { feedId: string; address: string },
  now: Date,
): Promise<boolean> {
  const rows = await sql.rows({
    name: 'podcast-recent-visit',
    text: `select 1 from podcast_feed_visits
      where feed_id = $1 and address = $2 and seen_at > $3::timestamptz - interval '10 minutes'`,
    values: [feedId, address, now],
  })
  return rows.length > 0
}
