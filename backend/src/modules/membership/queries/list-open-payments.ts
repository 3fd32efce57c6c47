import type { Sql } from '#platform/database/sql'

/**
 * The subscriptions that a person has begun to buy and not paid for, as far as we know, apart from one checkout: those
 * of their account, and those that the browser of this checkout has begun as a guest.
 */
export async function listOpenPayments(
  sql: Sql,
  { accountId, checkoutId }: { accountId: string | null; checkoutId: string },
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'membership-list-open-payments',
    text: `select stripe_subscription_id as id from checkouts
      where id <> $2 and state = 'begun' and stripe_subscription_id is not null
        and (account_id = $1
          or account_id is null and browser_id = (select c.browser_id from checkouts c where c.id = $2))`,
    values: [accountId, checkoutId],
  })
  return rows.map(({ id }) => id)
}
