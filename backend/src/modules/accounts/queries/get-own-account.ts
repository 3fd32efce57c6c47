import type { Sql } from '#platform/database/sql'

export interface OwnAccountRow {
  username: string
  email: string
  emailVerifiedAt: Date | null
  /** An address that a link was sent to and that is not the account's yet. */
  pendingEmail: string | null
  hasPassword: boolean
  secondFactorAt: Date | null
  backupCodesLeft: number
}

/** Who a person is, and how they get into their account. */
export async function getOwnAccount(sql: Sql, accountId: string): Promise<OwnAccountRow | undefined> {
  const [row] = await sql.rows<OwnAccountRow>({
    name: 'accounts-get-own-account',
    text: `select a.username, a.email, a.email_verified_at as "emailVerifiedAt",
             (select l.email from email_links l
                where l.account_id = a.id and l.email_key <> a.email_key and l.used_at is null
                  and l.expires_at > now() order by l.made_at desc limit 1) as "pendingEmail",
             a.password_hash is not null as "hasPassword", a.second_factor_at as "secondFactorAt",
             (select count(*)::int from backup_codes b where b.account_id = a.id and b.used_at is null)
               as "backupCodesLeft"
           from accounts a where a.id = $1`,
    values: [accountId],
  })
  return row
}
