import type { Sql } from '#platform/database/sql'
import { PAYS_ALREADY } from './list-second-subscriptions.ts'

/**
 * The newest checkout of a membership that its owner can still claim, and the address that it was paid with; undefined
 * for most. Whoever pays for a membership already has nothing to claim: see `openClaim`.
 */
export async function findWaitingCheckout(
  sql: Sql,
  { accountId, now }: { accountId: string; now: Date },
): Promise<{ checkoutId: string; email: string } | undefined> {
  const [row] = await sql.rows<{ checkoutId: string; email: string }>({
    name: 'membership-find-waiting-checkout',
    text: `select c.id as "checkoutId", c.email from membership_claims k join checkouts c on c.id = k.checkout_id
      left join memberships m on m.account_id = k.account_id and ${PAYS_ALREADY}
      where k.account_id = $1 and k.used_at is null and k.expires_at > $2
        and c.state = 'claimable' and c.email is not null
        and (c.current_period_end is null or c.current_period_end > $2)
        and m.account_id is null
      order by k.expires_at desc limit 1`,
    values: [accountId, now],
  })
  return row
}
