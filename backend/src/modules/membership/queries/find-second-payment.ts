import type { Sql } from '#platform/sql'

/** A subscription that somebody pays for besides that of their membership, and has not got back yet; undefined for most. */
export async function findSecondPayment(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ id: string }>({
    name: 'membership-find-second-payment',
    text: `select s.subscription_id as id
      from second_subscriptions s join memberships m on m.account_id = s.account_id
      where s.account_id = $1 and s.refunded_at is null and s.subscription_id <> m.stripe_subscription_id limit 1`,
    values: [accountId],
  })
  return row?.id
}
