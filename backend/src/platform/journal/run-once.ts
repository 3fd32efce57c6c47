import type { Delivery } from '../command-runner.ts'
import type { Sql } from '../database/sql.ts'
import type { Handled } from './handled.ts'

/**
 * Runs an effect outside the database for a delivery, and remembers that it was done. After a crash in between it is
 * done again: the effect itself must tolerate that (an idempotency key, a fixed Message-ID). An effect that found
 * nothing to do says so, and leaves the remembering to the runtime.
 */
export async function onceOutside(
  sql: Sql,
  delivery: Delivery,
  effect: () => Promise<Handled>,
): Promise<Handled> {
  const handled = await effect()
  if (handled !== undefined) return handled
  await rememberDelivery(sql, delivery)
}

/** Writes the inbox row of a delivery that had its effect. */
export async function rememberDelivery(sql: Sql, { consumer, messageId }: Delivery): Promise<void> {
  await sql.rows({
    name: 'inbox-done',
    text: 'insert into inbox (consumer, message_id) values ($1, $2) on conflict do nothing',
    values: [consumer, messageId],
  })
}

/**
 * In the order of their keys, so that two processes with the same deliveries do not deadlock; and nobody waits for the
 * disk, since whatever a power cut undoes is simply found to need nothing once more.
 */
const NOTHING_DONE = `
  insert into inbox (consumer, message_id)
  select consumer, message_id from unnest($1::text[], $2::uuid[]) as done (consumer, message_id),
    (select set_config('synchronous_commit', 'off', true)) as unhurried
  order by consumer, message_id on conflict do nothing`

/** Writes the inbox rows of deliveries that need no effect. */
export async function rememberNothing(sql: Sql, deliveries: readonly Delivery[]): Promise<undefined[]> {
  await sql.rows({
    name: 'inbox-nothing',
    text: NOTHING_DONE,
    values: [deliveries.map(({ consumer }) => consumer), deliveries.map(({ messageId }) => messageId)],
  })
  return deliveries.map(() => undefined)
}
