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

/** Another look was applied in the middle of this one: nobody knows which of the two is newer. Look again. */
export class OvertakenRead extends Error {}

/**
 * Holds back other looks until this transaction ends. False when this look, or one that began later,
 * has been applied: that one saw all that this one saw, and perhaps more.
 * @throws OvertakenRead
 */
export async function takeTurn(em: EntityManager, customerId: string, sequence: string): Promise<boolean> {
  const [last] = await em.execute<{ applied: string; closed: string }[]>(
    'select applied, closed from billing_reads where customer_id = ? for update',
    [customerId],
  )
  if (last === undefined) throw new Error('A look that was never begun')
  const mine = BigInt(sequence)
  if (mine <= BigInt(last.applied)) return false
  if (mine <= BigInt(last.closed)) throw new OvertakenRead(`Look ${sequence} at ${customerId} was overtaken`)
  // Whatever has begun by now may have been read before this one was.
  await em.execute('update billing_reads set applied = ?, closed = begun where customer_id = ?', [
    sequence,
    customerId,
  ])
  return true
}
