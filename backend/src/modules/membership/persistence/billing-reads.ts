import type { EntityManager } from '@mikro-orm/postgresql'

/** Numbers the looks at a customer's state at the provider, in the order in which they begin. */
export async function nextBillingRead(em: EntityManager, customerId: string): Promise<string> {
  const [row] = await em.execute<{ begun: string }[]>(
    `insert into billing_reads (customer_id, begun) values (?, 1)
     on conflict (customer_id) do update set begun = billing_reads.begun + 1 returning begun`,
    [customerId],
  )
  if (row === undefined) throw new Error('An upsert that returns nothing')
  return row.begun
}

/**
 * Holds back other looks until this transaction ends. False when a look that began later has been applied:
 * it saw all that this one saw, and perhaps more.
 */
export async function takeTurn(em: EntityManager, customerId: string, sequence: string): Promise<boolean> {
  const rows = await em.execute(
    'update billing_reads set applied = ? where customer_id = ? and applied < ? returning 1',
    [sequence, customerId, sequence],
  )
  return rows.length > 0
}
