import type { Sql } from '#platform/database/sql'

/** The other customers of the provider as whom a customer's member has paid for memberships; usually none. */
export async function listOtherCustomers(sql: Sql, customerId: string): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    name: 'membership-list-other-customers',
    text: `select distinct c.stripe_customer_id as id
      from memberships m join checkouts c on c.member_id = m.account_id
      where m.stripe_customer_id = $1 and c.state = 'completed' and c.stripe_customer_id <> $1`,
    values: [customerId],
  })
  return rows.map(({ id }) => id)
}
