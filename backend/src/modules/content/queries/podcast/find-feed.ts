import type { Sql } from '#platform/database/sql'

export interface FeedRow {
  feedId: string
  accountId: string
  retired: boolean
  closedAt: Date | null
  etag: string | null
  modifiedAt: Date | null
}

const FEED = `
  select id as "feedId", account_id as "accountId", retired_at is not null as retired,
    closed_at as "closedAt", etag, modified_at as "modifiedAt"
  from podcast_feeds`

/** A feed by the hash of its token: how long that takes reveals nothing about similar tokens. */
export async function findFeedByToken(sql: Sql, tokenHash: string): Promise<FeedRow | undefined> {
  const text = `${FEED} where token_hash = $1`
  const [row] = await sql.rows<FeedRow>({ name: 'podcast-feed-by-token', text, values: [tokenHash] })
  return row
}

export async function findFeedById(sql: Sql, feedId: string): Promise<FeedRow | undefined> {
  const text = `${FEED} where id = $1`
  const [row] = await sql.rows<FeedRow>({ name: 'podcast-feed-by-id', text, values: [feedId] })
  return row
}

/** The sealed token of the feed that a person has in use; undefined when they have none. */
export async function findSealedFeed(
  sql: Sql,
  accountId: string,
): Promise<{ feedId: string; sealedToken: string } | undefined> {
  const [row] = await sql.rows<{ feedId: string; sealedToken: string }>({
    name: 'podcast-sealed-feed',
    text: `select id as "feedId", sealed_token as "sealedToken" from podcast_feeds
      where account_id = $1 and retired_at is null`,
    values: [accountId],
  })
  return row
}
