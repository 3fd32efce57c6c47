import type { Sql } from '#platform/database/sql'

/** The pages that were written for an account, in whichever database. */
export async function listKnownPages(sql: Sql, accountId: string): Promise<string[]> {
  const rows = await sql.rows<{ pageId: string }>({
    name: 'notion-list-known-pages',
    text: 'select page_id as "pageId" from notion_member_pages where account_id = $1',
    values: [accountId],
  })
  return rows.map(({ pageId }) => pageId)
}
