import type { Sql } from '#platform/database/sql'
import { IS_BESIDE } from './list-second-subscriptions.ts'

interface OpenSecondSubscription {
  subscriptionId: string
  keptSubscriptionId: string
  accountId: string
  foundAt: Date
  /** The end of the newest period that was paid; null where that is not known. */
  paidUntil: Date | null
  /** Whether the one that the membership is based on lets them in. */
  hasAccess: boolean
}

/**
 * Second subscriptions `s`, beside a membership `m`, that were found and not settled. Leaves out the one
 * that the membership uses by now, and one that will let somebody in again: refunding either would end what is left.
 */
export const OPEN_SECOND_SUBSCRIPTIONS = `from second_subscriptions s join memberships m on m.account_id = s.account_id
  join checkouts c on c.stripe_subscription_id = s.subscription_id
  where s.refunded_at is null and s.ended_at is null and ${IS_BESIDE}
    and coalesce(m.stripe_subscription_id, m.former_subscription_id) <> s.subscription_id`

/** How many there are. */
export async function countOpenSecondSubscriptions(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ count: number }>({
    text: `select count(*)::int as count ${OPEN_SECOND_SUBSCRIPTIONS}`,
  })
  return row?.count ?? 0
}

/** When one of them was found; undefined for a subscription that is none. */
export async function findOpenSecondSubscription(
  sql: Sql,
  subscriptionId: string,
): Promise<Date | undefined> {
  const text = `select s.found_at as "foundAt" ${OPEN_SECOND_SUBSCRIPTIONS} and s.subscription_id = $1`
  const [row] = await sql.rows<{ foundAt: Date }>({ text, values: [subscriptionId] })
  return row?.foundAt
}

/** The newest 100 of them, the newest first. */
export function listOpenSecondSubscriptions(sql: Sql): Promise<OpenSecondSubscription[]> {
  return sql.rows<OpenSecondSubscription>({
    text: `select s.subscription_id as "subscriptionId", s.kept_subscription_id as "keptSubscriptionId",
        s.account_id as "accountId", s.found_at as "foundAt", s.paid_until as "paidUntil",
        m.access_ended_at is null as "hasAccess"
      ${OPEN_SECOND_SUBSCRIPTIONS}
      order by s.found_at desc limit 100`,
  })
}
