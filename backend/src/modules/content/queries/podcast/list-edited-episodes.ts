import type { EditedEpisode } from '@meridian/contracts/http/content/edit-podcast'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'

interface Row {
  guid: string
  title: string
  description: string
  publishedAt: Date
  requiredTier: Tier
  withdrawn: boolean
  version: number
  file: string
  mimeType: string
  bytes: number
  durationSeconds: number
}

/** Every episode as the admin edits it, the newest first. */
export async function listEditedEpisodes(sql: Sql): Promise<EditedEpisode[]> {
  const rows = await sql.rows<Row>({
    text: `select e.guid, e.title, e.description, e.published_at as "publishedAt",
        e.required_tier as "requiredTier", e.withdrawn_at is not null as withdrawn, e.version,
        r.file, r.mime_type as "mimeType", r.bytes, r.duration_seconds as "durationSeconds"
      from podcast_episodes e join podcast_recordings r on r.file = e.file
      order by e.published_at desc, e.guid`,
  })
  return rows.map(({ file, mimeType, bytes, durationSeconds, publishedAt, ...episode }) => ({
    ...episode,
    publishedAt: publishedAt.toISOString(),
    recording: { file, mimeType, bytes, durationSeconds },
  }))
}
