import type { Sql } from '#platform/database/sql'
import type { MemberEntry } from '../../domain/notion/member-entry.ts'

export interface MemberPage {
  accountId: string
  pageId: string
  /** Null for somebody who has left. */
  written: MemberEntry | null
}

/** The pages that were written for these accounts in a members' database; anybody without one is not in the result. */
export async function listMemberPages(
  sql: Sql,
  { sourceId, accountIds }: { sourceId: string; accountIds: readonly string[] },
): Promise<Map<string, MemberPage>> {
  const rows = await sql.rows<MemberPage>({
    name: 'notion-list-member-pages',
    text: `select account_id as "accountId", page_id as "pageId", written
      from notion_member_pages where source_id = $1 and account_id = any($2)`,
    values: [sourceId, accountIds],
  })
  return new Map(rows.map((row) => [row.accountId, row]))
}
