import type { Sql } from '#platform/database/sql'
import { PAYS_ALREADY } from './list-second-subscriptions.ts'

/** What was paid with the address of an account whose owner has not followed the mailed link. */
export interface UnclaimedPayment {
  accountId: string
  checkoutId: string
  subscriptionId: string
}

/**
 * The payments whose links expire before the given time and were never followed. Whether the provider still charges for
 * them is for the caller to check. Those of people who already pay for a membership are second subscriptions, and found
 * as such.
 */
export function listUnclaimedPayments(sql: Sql, expiringBefore: Date): Promise<UnclaimedPayment[]> {
  return sql.rows<UnclaimedPayment>({
    name: 'membership-list-unclaimed-payments',
    text: `select k.account_id as "accountId", c.id as "checkoutId", c.stripe_subscription_id as "subscriptionId"
      from membership_claims k join checkouts c on c.id = k.checkout_id
      left join memberships m on m.account_id = k.account_id and ${PAYS_ALREADY}
      where c.state = 'claimable' and k.used_at is null and k.expires_at < $1
        and c.stripe_subscription_id is not null
        and m.account_id is null
      order by k.expires_at`,
    values: [expiringBefore],
  })
}
