import type { Show } from '@meridian/contracts/http/content/podcast'
import type { Sql } from '#platform/database/sql'

/** The shows of the portal, by their places. */
export function listShows(sql: Sql): Promise<Show[]> {
  return sql.rows({
    name: 'podcast-shows',
    text: `select position, title, url, provider, embed_url as "embedUrl" from podcast_shows order by position`,
  })
}
