import type { Sql } from '#platform/database/sql'

/** Those who have left, and whose page is not in the trash yet. */
export async function listPagesToTake(sql: Sql): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'notion-list-pages-to-take',
    text: 'select account_id as id from notion_member_pages where written is null order by written_at',
  })
  return rows.map(({ id }) => id)
}
