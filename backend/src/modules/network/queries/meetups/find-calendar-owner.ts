import type { Sql } from '#platform/database/sql'

/** Whose calendar feed it is; undefined when it has been renewed since, or never existed. */
export async function findCalendarOwner(sql: Sql, feedId: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ accountId: string }>({
    name: 'network-calendar-owner',
    text: 'select account_id as "accountId" from calendar_feeds where feed_id = $1',
    values: [feedId],
  })
  return row?.accountId
}
