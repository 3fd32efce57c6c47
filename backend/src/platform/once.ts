import type { Delivery } from './command-runner.ts'
import type { Sql } from './sql.ts'

/**
 * Runs an effect outside of the database for a delivery, and remembers that it was done. A crash in between does
 * it again: the effect itself must bear that (an idempotency key, a fixed Message-ID).
 */
export async function onceOutside(sql: Sql, delivery: Delivery, effect: () => Promise<void>): Promise<void> {
  await effect()
  await rememberDelivery(sql, delivery)
}

/** Writes the inbox row of a delivery that had its effect, or needs none. */
export async function rememberDelivery(sql: Sql, { consumer, messageId }: Delivery): Promise<void> {
  await sql.rows({
    name: 'inbox-done',
    text: 'insert into inbox (consumer, message_id) values ($1, $2) on conflict do nothing',
    values: [consumer, messageId],
  })
}
