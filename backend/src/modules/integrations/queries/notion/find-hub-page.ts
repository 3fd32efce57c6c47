import type { Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'

/** The page that members of a tier begin with: the oldest, where several claim to be it. */
export async function findHubPage(sql: Sql, tier: Tier): Promise<{ url: string } | undefined> {
  const [page] = await sql.rows<{ url: string }>({
    name: 'notion-find-hub-page',
    text: `select url from notion_pages where tier = $1 and url is not null order by created_at, id limit 1`,
    values: [tier],
  })
  return page
}
