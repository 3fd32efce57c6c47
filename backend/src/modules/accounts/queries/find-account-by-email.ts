import type { Sql } from '#platform/database/sql'
import { emailKey } from '../domain/identity-keys.ts'

/** Whose address this is, however it is written; undefined when it is nobody's. */
export async function findAccountByEmail(sql: Sql, email: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ id: string }>({
    name: 'accounts-find-by-email',
    text: 'select id from accounts where email_key = $1',
    values: [emailKey(email)],
  })
  return row?.id
}
