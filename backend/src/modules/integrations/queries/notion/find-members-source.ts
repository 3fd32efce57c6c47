import { batch } from '#platform/database/batch'
import type { Sql } from '#platform/database/sql'
import type { SourceFields } from '../../domain/notion/source-fields.ts'

export type FindMembersSource = () => Promise<{ id: string; fields: SourceFields } | undefined>

/**
 * Finds the members' database; undefined when the workspace has none. Callers who ask at the same moment share one
 * look.
 */
export function membersSourceFinder(sql: Sql): FindMembersSource {
  const find = batch(async (asked: readonly 'members'[]) => {
    const source = await findFirst(sql)
    return asked.map(() => source)
  })
  return () => find('members')
}

/** Of several, the first by title. */
async function findFirst(sql: Sql) {
  const [source] = await sql.rows<{ id: string; fields: SourceFields }>({
    name: 'notion-find-members-source',
    text: `select id, fields from notion_sources where purpose = 'members' order by title, id limit 1`,
  })
  return source
}
