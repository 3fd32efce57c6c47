import type { Sql } from '#platform/database/sql'

export interface FeedFlagRow {
  accountId: string
  addresses: number
  raisedAt: Date
  rotated: boolean
}

/** Feeds that were requested from too many places in the 30 days before `now`; the newest case first, 100 at most. */
export function listFeedFlagRows(sql: Sql, now: Date): Promise<FeedFlagRow[]> {
  return sql.rows({
    text: `select f.account_id as "accountId", g.addresses, g.raised_at as "raisedAt",
        f.retired_at is not null as rotated
      from podcast_feed_flags g join podcast_feeds f on f.id = g.feed_id
      where g.raised_at > $1::timestamptz - interval '30 days'
      order by g.raised_at desc limit 100`,
    values: [now],
  })
}
