import { microsecondsOf, momentOf } from '#platform/database/moments'
import type { Sql } from '#platform/database/sql'

/** When these people were last here; anybody without an account is not in the result. */
export async function listLastActive(sql: Sql, accountIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await sql.rows<{ id: string; at: string }>({
    name: 'accounts-list-last-active',
    text: `select id, ${microsecondsOf('last_active_at')} as at from accounts where id = any($1)`,
    values: [accountIds],
  })
  return new Map(rows.map(({ id, at }) => [id, momentOf(at)]))
}
