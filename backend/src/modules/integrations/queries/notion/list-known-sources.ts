import type { Sql } from '#platform/database/sql'

/** The ids of the databases that the last harvests found. */
export async function listKnownSources(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'notion-list-sources',
    text: 'select id from notion_sources',
  })
  return rows.map(({ id }) => id)
}
