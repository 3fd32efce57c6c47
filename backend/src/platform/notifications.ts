import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { Clock } from './clock.ts'
import { journalRow } from './journal.ts'
import type { JournalWake } from './journal-wake.ts'
import type { Sql } from './sql.ts'
import { currentTrace } from './trace.ts'

export interface ProviderNotification {
  provider: string
  /** The provider's own id of the message. */
  id: string
  type: string
  /** JSON text. */
  body: string
  /** What the journal says about it. */
  event: DomainEvent
}

/** Stores a provider's message and its event, both or neither, once however often it is sent. */
export type AcceptNotification = (notification: ProviderNotification) => Promise<void>

/** One statement, so that accepting a message costs one round trip and one commit. */
const ACCEPT = `
  with stored as (
    insert into provider_notifications (provider, id, type, body) values ($1, $2, $3, $4)
    on conflict do nothing returning 1
  ), appended as (
    insert into domain_events
      (id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor)
    select $5::uuid, $6, $7::int, $8::jsonb, $9::jsonb, $10::timestamptz, $11, $12::uuid, $13 from stored
    returning position
  )
  insert into relay_pending (position) select position from appended`

export function createNotifications(sql: Sql, clock: Clock, wake: JournalWake): AcceptNotification {
  return async ({ provider, id, type, body, event }) => {
    const origin = {
      actor: `provider:${provider}`,
      correlationId: currentTrace()?.correlationId ?? id,
      causationId: null,
    }
    const row = journalRow(event, origin, clock())
    const message = [provider, id, type, body]
    const told = [row.id, row.type, row.version, row.payload, row.personal, row.occurred_at]
    const values = [...message, ...told, row.correlation_id, row.causation_id, row.actor]
    await sql.rows({ name: 'notification-accept', text: ACCEPT, values })
    wake.notify()
  }
}
