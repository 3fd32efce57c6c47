import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'

/** An episode that somebody may hear now. */
export interface EpisodeRow {
  guid: string
  title: string
  description: string
  publishedAt: Date
  requiredTier: Tier
  file: string
  mimeType: string
  bytes: number
  durationSeconds: number
}

const HEARD = `
  select e.guid, e.title, e.description, e.published_at as "publishedAt", e.required_tier as "requiredTier",
    r.file, r.mime_type as "mimeType", r.bytes, r.duration_seconds as "durationSeconds"
  from podcast_episodes e join podcast_recordings r on r.file = e.file
  where e.withdrawn_at is null and e.published_at <= $2 and e.required_tier = any($1)`

/** The episodes of some tiers that are out at `now`, the newest first. */
export function listHeardEpisodes(sql: Sql, tiers: readonly Tier[], now: Date): Promise<EpisodeRow[]> {
  return sql.rows({
    name: 'podcast-heard-episodes',
    text: `${HEARD} order by e.published_at desc, e.guid`,
    values: [tiers, now],
  })
}

/** One of them; undefined when it is not for these tiers, or not out now. */
export async function findHeardEpisode(
  sql: Sql,
  tiers: readonly Tier[],
  now: Date,
  guid: string,
): Promise<EpisodeRow | undefined> {
  const [row] = await sql.rows<EpisodeRow>({
    name: 'podcast-heard-episode',
    text: `${HEARD} and e.guid = $3`,
    values: [tiers, now, guid],
  })
  return row
}
