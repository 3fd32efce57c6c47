import type { Sql } from '#platform/database/sql'

/** The hash of a person's password; null for somebody who has set none. */
export async function findPasswordHash(sql: Sql, accountId: string): Promise<string | null> {
  const [row] = await sql.rows<{ password_hash: string | null }>({
    name: 'accounts-find-password-hash',
    text: 'select password_hash from accounts where id = $1',
    values: [accountId],
  })
  return row?.password_hash ?? null
}
