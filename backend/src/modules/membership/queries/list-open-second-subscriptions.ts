import type { Sql } from '#platform/sql'

/** Second subscriptions that were found and whose payment has not gone back, the newest first. */
export function listOpenSecondSubscriptions(
  sql: Sql,
): Promise<{ subscriptionId: string; keptSubscriptionId: string; accountId: string; foundAt: Date }[]> {
  return sql.rows({
    text: `select subscription_id as "subscriptionId", kept_subscription_id as "keptSubscriptionId",
        account_id as "accountId", found_at as "foundAt"
      from second_subscriptions where refunded_at is null order by found_at desc limit 100`,
  })
}
