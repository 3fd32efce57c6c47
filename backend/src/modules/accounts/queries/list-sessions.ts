import type { Sql } from '#platform/database/sql'

export interface SessionRow {
  id: string
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
  current: boolean
}

/** The sessions of a person that have not ended. `key` is that of the session that asks. */
export function listSessions(
  sql: Sql,
  { accountId, key }: { accountId: string; key: Buffer },
): Promise<SessionRow[]> {
  return sql.rows<SessionRow>({
    name: 'accounts-list-sessions',
    text: `select public_id as id, user_agent as "userAgent", created_at as "signedInAt",
                  last_used_at as "lastUsedAt", id = $2 as current
           from sessions where account_id = $1 and expires_at > now()
           order by id = $2 desc, last_used_at desc, public_id`,
    values: [accountId, key],
  })
}
