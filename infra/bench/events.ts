import { randomUUID } from 'node:crypto'
import type { System } from '@meridian/backend/worker-api'
import type { DomainEvent, EventType } from '@meridian/contracts/events/catalogue'

/** An event that reports a message from the provider. */
export const NOTIFIED: DomainEvent = {
  type: 'membership.provider-notified',
  payload: { notificationId: 'evt_bench', notificationType: 'invoice.paid', customerId: null },
}

const INSERT = `
  insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
  values ($1, $2, 1, $3, now(), 'bench', 'operator')`

const APPEND = `
  with appended as (${INSERT} returning position)
  insert into relay_pending (position) select position from appended`

interface Written {
  type: EventType
  payload: object
}

/** A bare insert into the journal, one round trip and one commit. */
export async function insertEvent({ sql }: System, { type, payload }: Written): Promise<void> {
  await sql.rows({
    name: 'bench-insert',
    text: INSERT,
    values: [randomUUID(), type, JSON.stringify(payload)],
  })
}

/** Appends for the relay and wakes it, as every commit of the back end does; answers the event's id. */
export async function appendEvent({ sql, wake }: System, { type, payload }: Written): Promise<string> {
  const id = randomUUID()
  await sql.rows({ name: 'bench-append', text: APPEND, values: [id, type, JSON.stringify(payload)] })
  wake.notify([type])
  return id
}

/** Appends `count` events in one statement, for the relay too; answers their ids. */
export async function insertMany({ sql }: System, count: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>({
    text: `with appended as (
             insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
             select gen_random_uuid(), 'membership.provider-notified', 1, $2, now(), 'bench', 'operator'
             from generate_series(1, $1) returning position, id
           ), pending as (insert into relay_pending (position) select position from appended)
           select id from appended`,
    values: [count, JSON.stringify(NOTIFIED.payload)],
  })
  return rows.map(({ id }) => id)
}
