import type { Sql } from '#platform/database/sql'
import { JOURNAL_ENTRY, type JournalEntry } from './list-timeline.ts'

/** The last event of these types that is about a person. */
export async function findLastOf(
  sql: Sql,
  accountId: string,
  types: readonly string[],
): Promise<JournalEntry | undefined> {
  const [row] = await sql.rows<JournalEntry>({
    name: 'analytics-last-of',
    text: `select ${JOURNAL_ENTRY}
      where e.payload ? 'accountId' and e.payload ->> 'accountId' = $1 and e.type = any($2)
      order by e.position desc limit 1`,
    values: [accountId, types],
  })
  return row
}
