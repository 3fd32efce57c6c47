import type { Sql } from '#platform/database/sql'

/** What people are called, by their accounts; anybody who is gone is not in it. */
export async function listUsernames(sql: Sql, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.rows<{ id: string; username: string }>({
    name: 'accounts-list-usernames',
    text: 'select id, username from accounts where id = any($1)',
    values: [accountIds],
  })
  return new Map(rows.map(({ id, username }) => [id, username]))
}
