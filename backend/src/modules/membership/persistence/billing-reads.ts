import type { EntityManager } from '@mikro-orm/postgresql'

/** Another look was applied in the middle of this one: nobody knows which of the two is newer. Look again. */
export class OvertakenRead extends Error {}

/**
 * Claims the right to apply this look, and holds back other looks until this transaction ends. False when this look, or
 * one that began later, has been applied: that one saw all that this one saw, and perhaps more.
 * @throws OvertakenRead
 */
export async function claimBillingRead(
  em: EntityManager,
  customerId: string,
  sequence: string,
): Promise<boolean> {
  // Whatever has begun by now may have been read before this one was.
  const taken = await em.execute(
    `update billing_reads set applied = ?::bigint, closed = begun
     where customer_id = ? and applied < ?::bigint and closed < ?::bigint returning 1 as taken`,
    [sequence, customerId, sequence, sequence],
  )
  if (taken.length === 1) return true
  const [last] = await em.execute<{ applied: string }[]>(
    'select applied from billing_reads where customer_id = ?',
    [customerId],
  )
  if (last === undefined) throw new Error('A look that was never begun')
  if (BigInt(sequence) <= BigInt(last.applied)) return false
  throw new OvertakenRead(`Look ${sequence} at ${customerId} was overtaken`)
}
