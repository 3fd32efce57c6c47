import type { Sql } from '#platform/database/sql'

/** Pages of a source that a harvest has not met, at most `limit`. */
export async function listUnseenPages(
  sql: Sql,
  { harvestId, sourceId, limit }: { harvestId: string; sourceId: string; limit: number },
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'notion-list-unseen',
    text: 'select id from notion_pages where source_id = $1 and seen_in_harvest <> $2 order by id limit $3',
    values: [sourceId, harvestId, limit],
  })
  return rows.map(({ id }) => id)
}
