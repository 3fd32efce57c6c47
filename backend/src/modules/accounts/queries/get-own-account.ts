import type { Sql } from '#platform/sql'

export interface OwnAccountRow {
  hasPassword: boolean
  secondFactorAt: Date | null
  backupCodesLeft: number
}

/** How a person gets into their account. */
export async function getOwnAccount(sql: Sql, accountId: string): Promise<OwnAccountRow | undefined> {
  const [row] = await sql.rows<OwnAccountRow>({
    name: 'accounts-get-own-account',
    text: `select a.password_hash is not null as "hasPassword", a.second_factor_at as "secondFactorAt",
             (select count(*)::int from backup_codes b where b.account_id = a.id and b.used_at is null)
               as "backupCodesLeft"
           from accounts a where a.id = $1`,
    values: [accountId],
  })
  return row
}
