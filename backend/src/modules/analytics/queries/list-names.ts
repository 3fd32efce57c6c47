import type { Sql } from '#platform/database/sql'

/** The usernames of these people; anybody who was forgotten is not in the result. */
export async function listNames(sql: Sql, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.rows<{ id: string; username: string }>({
    name: 'analytics-list-names',
    text: `select account_id as id, username from read.directory
           where account_id = any($1) and username is not null`,
    values: [accountIds],
  })
  return new Map(rows.map(({ id, username }) => [id, username]))
}
