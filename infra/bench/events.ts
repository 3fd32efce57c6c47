import { randomUUID } from 'node:crypto'
import type { System } from '@meridian/backend/worker-api'
import type { DomainEvent, EventType } from '@meridian/contracts/events/catalogue'

/** An event that tells of a message of the provider; the id finds it again. */
export function notified(notificationId: string): DomainEvent {
  return {
    type: 'membership.provider-notified',
    payload: { notificationId, notificationType: 'invoice.paid', customerId: null },
  }
}

const INSERT = `
  insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
  values ($1, $2, 1, $3, now(), 'bench', 'operator')`

/** A bare insert into the journal, one round trip and one commit. */
export async function insertEvent(
  { sql }: System,
  { type, payload }: { type: EventType; payload: object },
): Promise<void> {
  await sql.rows({
    name: 'bench-insert',
    text: INSERT,
    values: [randomUUID(), type, JSON.stringify(payload)],
  })
}

/** Appends so many events in one statement, for the relay too; answers their ids. */
export async function insertMany({ sql }: System, count: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    text: `with appended as (
             insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
             select gen_random_uuid(), 'membership.provider-notified', 1, $2, now(), 'bench', 'operator'
             from generate_series(1, $1) returning position, id
           ), pending as (insert into relay_pending (position) select position from appended)
           select id from appended`,
    values: [count, JSON.stringify(notified('evt_bench').payload)],
  })
  return rows.map(({ id }) => id)
}
