import type { Delivery } from '../command-runner.ts'
import type { Sql } from '../database/sql.ts'

/** Notes that a delivery has had its effect: it will not be handled again. */
export async function noteDone(sql: Sql, { consumer, messageId }: Delivery): Promise<void> {
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

/** Notes that deliveries needed no effect. */
export async function noteNothingToDo(sql: Sql, deliveries: readonly Delivery[]): Promise<undefined[]> {
  await sql.rows({
    name: 'inbox-nothing',
    text: NOTHING_DONE,
    values: [deliveries.map(({ consumer }) => consumer), deliveries.map(({ messageId }) => messageId)],
  })
  return deliveries.map(() => undefined)
}
