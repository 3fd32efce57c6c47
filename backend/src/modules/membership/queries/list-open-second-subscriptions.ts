import type { Sql } from '#platform/sql'
import { IS_BESIDE } from './list-second-subscriptions.ts'

interface OpenSecondSubscription {
  subscriptionId: string
  keptSubscriptionId: string
  accountId: string
  foundAt: Date
  /** Whether the one that the membership is based on lets them in. */
  hasAccess: boolean
}

/**
 * Second subscriptions `s`, beside a membership `m`, that were found and have not been refunded. Leaves out the one
 * that the membership uses by now, and one that will let somebody in again: refunding either would end what is left.
 */
export const OPEN_SECOND_SUBSCRIPTIONS = `from second_subscriptions s join memberships m on m.account_id = s.account_id
  join checkouts c on c.stripe_subscription_id = s.subscription_id
  where s.refunded_at is null and ${IS_BESIDE}
    and coalesce(m.stripe_subscription_id, m.former_subscription_id) <> s.subscription_id`

/** How many there are. */
export async function countOpenSecondSubscriptions(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ count: number }>({
    text: `select count(*)::int as count ${OPEN_SECOND_SUBSCRIPTIONS}`,
  })
  return row?.count ?? 0
}

/** Whether a subscription is one of them. */
export async function isOpenSecondSubscription(sql: Sql, subscriptionId: string): Promise<boolean> {
  const text = `select ${OPEN_SECOND_SUBSCRIPTIONS} and s.subscription_id = $1`
  return (await sql.rows({ text, values: [subscriptionId] })).length > 0
}

/** The newest 100 of them, the newest first. */
export function listOpenSecondSubscriptions(sql: Sql): Promise<OpenSecondSubscription[]> {
  return sql.rows<OpenSecondSubscription>({
    text: `select s.subscription_id as "subscriptionId", s.kept_subscription_id as "keptSubscriptionId",
        s.account_id as "accountId", s.found_at as "foundAt", m.access_ended_at is null as "hasAccess"
      ${OPEN_SECOND_SUBSCRIPTIONS}
      order by s.found_at desc limit 100`,
  })
}
