import type { Sql } from '#platform/sql'

/**
 * True while an account that this very checkout opened is nobody's but the payer's: no password, no second factor, and
 * no mailed link to its address that was followed.
 */
export async function isUntouchedBuyer(
  sql: Sql,
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
): Promise<boolean> {
  const rows = await sql.rows({
    name: 'accounts-is-untouched-buyer',
    text: `select 1 from checkout_buyers b join accounts a on a.id = b.account_id
      where b.checkout_id = $1 and a.id = $2 and not b.known_before
        and a.password_hash is null and a.second_factor_at is null and a.email_verified_at is null`,
    values: [checkoutId, accountId],
  })
  return rows.length > 0
}
