import type { EntityManager } from '@mikro-orm/postgresql'

/** Somebody began to read the customer's state at the provider after we did: ours may be older. Read again. */
export class StaleRead extends Error {
  override name = 'StaleRead'
}

/** Numbers the looks at a customer's state, so that an older look cannot overwrite what a newer one found. */
export async function nextBillingRead(em: EntityManager, customerId: string): Promise<string> {
  const [row] = await em.execute<{ sequence: string }[]>(
    `insert into billing_reads (customer_id, sequence) values (?, 1)
     on conflict (customer_id) do update set sequence = billing_reads.sequence + 1 returning sequence`,
    [customerId],
  )
  if (row === undefined) throw new Error('An upsert that returns nothing')
  return row.sequence
}

/** Holds back newer looks until this transaction ends. Throws StaleRead when one has begun already. */
export async function assertNewest(em: EntityManager, customerId: string, sequence: string): Promise<void> {
  const rows = await em.execute(
    'select 1 from billing_reads where customer_id = ? and sequence = ? for update',
    [customerId, sequence],
  )
  if (rows.length === 0) throw new StaleRead(`Customer ${customerId} was read again meanwhile`)
}
