import type { Sql } from '#platform/database/sql'

/**
 * Numbers the looks at a customer's state at the provider, in the order in which they begin; see `claimBillingRead`. To
 * be called before the provider is asked, and outside the transaction that applies what it says: in one of its own,
 * since each message of the provider waits for it.
 */
export async function beginBillingRead(sql: Sql, customerId: string): Promise<string> {
  const [row] = await sql.rows<{ begun: string }>({
    name: 'billing-read-begin',
    text: `insert into billing_reads (customer_id, begun) values ($1, 1)
           on conflict (customer_id) do update set begun = billing_reads.begun + 1 returning begun`,
    values: [customerId],
  })
  if (row === undefined) throw new Error('An upsert that returns nothing')
  return row.begun
}
