import type { Sql } from '#platform/sql'

/** Somebody who pays for two memberships. */
export interface SecondSubscription {
  accountId: string
  subscriptionId: string
  keptSubscriptionId: string
}

/**
 * Checkouts that were paid by or for a person whose membership stands on another subscription. Whether the
 * provider still charges for them is the caller's to look at.
 */
export function listSecondSubscriptions(sql: Sql): Promise<SecondSubscription[]> {
  return sql.rows({
    text: `select m.account_id as "accountId", c.stripe_subscription_id as "subscriptionId",
        m.stripe_subscription_id as "keptSubscriptionId"
      from checkouts c
      left join membership_claims k on k.checkout_id = c.id
      join memberships m on m.account_id = coalesce(c.member_id, k.account_id, c.account_id)
      where c.state in ('paid', 'completed', 'claimable') and m.status in ('active', 'payment_failed')
        and c.stripe_subscription_id is not null and c.stripe_subscription_id <> m.stripe_subscription_id`,
  })
}
