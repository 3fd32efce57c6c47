import type { Sql } from '#platform/database/sql'

/** The customer that the payment provider knows somebody as, whatever they have paid for; undefined for somebody who never paid. */
export async function findCustomerId(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ id: string }>({
    name: 'membership-find-customer-id',
    text: `select stripe_customer_id as id from memberships
      where account_id = $1 and stripe_customer_id is not null`,
    values: [accountId],
  })
  return row?.id
}
