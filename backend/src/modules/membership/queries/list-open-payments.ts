import type { Sql } from '#platform/sql'

/** The subscriptions that a person has begun to buy and not paid, as far as we know, apart from one checkout. */
export async function listOpenPayments(
  sql: Sql,
  { accountId, checkoutId }: { accountId: string; checkoutId: string },
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'membership-list-open-payments',
    text: `select stripe_subscription_id as id from checkouts
      where account_id = $1 and id <> $2 and state = 'begun' and stripe_subscription_id is not null`,
    values: [accountId, checkoutId],
  })
  return rows.map(({ id }) => id)
}
