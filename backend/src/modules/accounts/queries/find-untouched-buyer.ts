import type { Sql } from '#platform/database/sql'

export interface UntouchedBuyer {
  accountId: string
  /** For the sign-in: whoever touches the account meanwhile keeps the payer out. */
  credentialsVersion: number
}

/**
 * The account that this very checkout opened, while it is nobody's but the payer's: no password, no second factor, and
 * no followed link that was mailed to its address. Undefined otherwise.
 */
export async function findUntouchedBuyer(sql: Sql, checkoutId: string): Promise<UntouchedBuyer | undefined> {
  const [row] = await sql.rows<UntouchedBuyer>({
    name: 'accounts-find-untouched-buyer',
    text: `select a.id as "accountId", a.credentials_version as "credentialsVersion"
      from checkout_buyers b join accounts a on a.id = b.account_id
      where b.checkout_id = $1 and not b.known_before
        and a.password_hash is null and a.second_factor_at is null and a.email_verified_at is null`,
    values: [checkoutId],
  })
  return row
}
