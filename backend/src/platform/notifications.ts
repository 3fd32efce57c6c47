import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { Clock } from './clock.ts'
import { journalRows } from './journal.ts'
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
    insert into provider_notifications (provider, id, type, body) values ($2, $3, $4, $5::jsonb)
    on conflict do nothing returning 1
  ), appended as (
    insert into domain_events
      (id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor)
    select r.* from jsonb_to_recordset($1::jsonb) as r (
      id uuid, type text, version int, payload jsonb, personal jsonb, occurred_at timestamptz,
      correlation_id text, causation_id uuid, actor text)
    where exists (select from stored)
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
    const values = [journalRows([event], origin, clock()), provider, id, type, body]
    await sql.rows({ name: 'notification-accept', text: ACCEPT, values })
    wake.notify()
  }
}
