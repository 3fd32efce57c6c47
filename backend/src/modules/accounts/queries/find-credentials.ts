import type { Sql } from '#platform/sql'

export interface Credentials {
  id: string
  password_hash: string | null
  second_factor_at: Date | null
  suspended_at: Date | null
}

/** What a sign-in by e-mail has to know; undefined for an unknown address. */
export async function findCredentials(sql: Sql, emailKey: string): Promise<Credentials | undefined> {
  const [row] = await sql.rows<Credentials>({
    name: 'accounts-find-credentials',
    text: 'select id, password_hash, second_factor_at, suspended_at from accounts where email_key = $1',
    values: [emailKey],
  })
  return row
}
