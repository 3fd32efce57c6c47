import type { Sql } from '#platform/sql'

export interface Credentials {
  id: string
  passwordHash: string | null
  asksForCode: boolean
  suspendedAt: Date | null
  /** Counts on with each change after which a sign-in that was under way must come to nothing. */
  credentialsVersion: number
}

/** What a sign-in by e-mail has to know; undefined for an unknown address. */
export async function findCredentials(sql: Sql, emailKey: string): Promise<Credentials | undefined> {
  const [row] = await sql.rows<Credentials>({
    name: 'accounts-find-credentials',
    text: `select id, password_hash as "passwordHash", second_factor_at is not null as "asksForCode",
        suspended_at as "suspendedAt", credentials_version as "credentialsVersion"
      from accounts where email_key = $1`,
    values: [emailKey],
  })
  return row
}
