import type { Sql } from '#platform/sql'

/**
 * Second subscriptions that were found and whose payment has not gone back, the newest first. One that the membership stands on
 * by now is none: giving it back would end what is left.
 */
export function listOpenSecondSubscriptions(
  sql: Sql,
): Promise<{ subscriptionId: string; keptSubscriptionId: string; accountId: string; foundAt: Date }[]> {
  return sql.rows({
    text: `select s.subscription_id as "subscriptionId", s.kept_subscription_id as "keptSubscriptionId",
        s.account_id as "accountId", s.found_at as "foundAt"
      from second_subscriptions s join memberships m on m.account_id = s.account_id
      where s.refunded_at is null
        and coalesce(m.stripe_subscription_id, m.former_subscription_id) <> s.subscription_id
      order by s.found_at desc limit 100`,
  })
}
