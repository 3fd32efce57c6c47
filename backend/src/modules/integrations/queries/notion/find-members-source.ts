import type { Sql } from '#platform/sql'
import type { SourceFields } from '../../domain/notion/source-fields.ts'

/** The members' database; undefined when the workspace has none. Of several, the first by title. */
export async function findMembersSource(sql: Sql): Promise<{ id: string; fields: SourceFields } | undefined> {
  const [source] = await sql.rows<{ id: string; fields: SourceFields }>({
    name: 'notion-find-members-source',
    text: `select id, fields from notion_sources where purpose = 'members' order by title, id limit 1`,
  })
  return source
}
