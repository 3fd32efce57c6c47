import type { Sql } from '#platform/database/sql'

/** Another look was applied in the middle of this one: nobody knows which of the two is newer. Look again. */
export class OvertakenRead extends Error {}

/**
 * Claims the right to apply this look, and holds back other looks until this transaction ends. False when this look, or
 * one that began later, has been applied: that one saw everything that this one saw, and perhaps more.
 * @throws OvertakenRead
 */
export async function claimBillingRead(sql: Sql, customerId: string, sequence: string): Promise<boolean> {
  // Any look that has begun by now may have been read before this one.
  const taken = await sql.rows({
    text: `update billing_reads set applied = $1::bigint, closed = begun
           where customer_id = $2 and applied < $1::bigint and closed < $1::bigint returning 1 as taken`,
    values: [sequence, customerId],
  })
  if (taken.length === 1) return true
  const [last] = await sql.rows<{ applied: string }>({
    text: 'select applied from billing_reads where customer_id = $1',
    values: [customerId],
  })
  if (last === undefined) throw new Error('A look that was never begun')
  if (BigInt(sequence) <= BigInt(last.applied)) return false
  throw new OvertakenRead(`Look ${sequence} at ${customerId} was overtaken`)
}
