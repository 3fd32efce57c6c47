import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { asError } from '../as-error.ts'
import type { Clock } from '../clock.ts'
import type { Actor } from '../journal/actor.ts'
import { journalRow, type Origin } from '../journal/journal.ts'
import type { JournalWake } from '../journal/journal-wake.ts'
import { currentTrace } from '../tracing/trace.ts'
import { batchInTurn } from './batch.ts'
import type { Sql } from './sql.ts'
import { storableJson } from './unstorable-text.ts'

export interface ProviderNotification {
  provider: string
  /** The provider's own id of the message. */
  id: string
  type: string
  /** A JSON text that was parsed without error. */
  body: string
  /** What the journal says about it. */
  event: DomainEvent
}

/**
 * Stores a provider's message and its event, both or neither, and once however often it is sent.
 * @param by who fetched it; left out where the provider sent it, which then shows that its messages arrive
 */
export type AcceptNotification = (notification: ProviderNotification, by?: Actor) => Promise<void>

/**
 * One statement, so that accepting costs one round trip and one commit, even for several messages that arrive together.
 * They are stored in the order of their keys, so that two back ends that get the same ones do not deadlock. Bodies come
 * as one JSON array (`$2`): in a list of texts, each quote would be escaped here and unescaped there.
 */
const ACCEPT = `
  with arrived as (
    select * from rows from (
      jsonb_to_recordset($1::jsonb) as (
        provider text, message text, kind text, id uuid, type text, version int, payload jsonb, personal jsonb,
        occurred_at timestamptz, correlation_id text, causation_id uuid, actor text),
      jsonb_array_elements($2::jsonb)) as told (
        provider, message, kind, id, type, version, payload, personal,
        occurred_at, correlation_id, causation_id, actor, body)
  ), stored as (
    insert into provider_notifications (provider, id, type, body)
    select provider, message, kind, body from arrived order by provider, message
    on conflict do nothing returning provider, id as message
  ), appended as (
    insert into domain_events
      (id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor)
    select id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor
    from arrived join stored using (provider, message)
    returning position
  )
  insert into relay_pending (position) select position from appended`

/** Messages are up to a megabyte long. */
const MAX_AT_ONCE = 32

interface Arrived {
  notification: ProviderNotification
  row: ReturnType<typeof journalRow>
}

export function createNotifications(sql: Sql, clock: Clock, wake: JournalWake): AcceptNotification {
  const store = batchInTurn((arrived: readonly Arrived[]) => storeAll(sql, arrived), MAX_AT_ONCE)
  return async (notification, by) => {
    const { provider, id, event } = notification
    const origin: Origin = {
      actor: by ?? `provider:${provider}`,
      correlationId: currentTrace()?.correlationId ?? id,
      causationId: null,
    }
    await store({ notification, row: journalRow(event, origin, clock()) })
    wake.notify([event.type])
  }
}

/**
 * What cannot be stored must not keep its neighbours out: each then gets a statement of its own, with a replacement for
 * any character in it that no database accepts. Nobody reads more of a message than whom it is about.
 */
async function storeAll(sql: Sql, arrived: readonly Arrived[]): Promise<(undefined | Error)[]> {
  const together = await attempt(storeTogether(sql, arrived))
  if (together === undefined || (arrived.length === 1 && !isOfItsData(together)))
    return arrived.map(() => together)
  return Promise.all(arrived.map((one) => attempt(storeTogether(sql, [one], storableJson))))
}

/** True when PostgreSQL rejects the data, not the statement. */
function isOfItsData(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('22')
}

async function attempt(work: Promise<void>): Promise<undefined | Error> {
  try {
    await work
    return undefined
  } catch (error) {
    return asError(error)
  }
}

const asItIs = (json: string) => json

async function storeTogether(sql: Sql, arrived: readonly Arrived[], asJson = asItIs): Promise<void> {
  // The same message may arrive twice at the same time: it is passed on once.
  const unique = new Map(arrived.map((one) => [`${one.notification.provider} ${one.notification.id}`, one]))
  const told = [...unique.values()].map(({ notification: { provider, id: message, type: kind }, row }) => ({
    provider,
    message,
    kind,
    ...row,
  }))
  const bodies = Array.from(unique.values(), ({ notification }) => notification.body)
  const values = [JSON.stringify(told), `[${bodies.join(',')}]`].map(asJson)
  await sql.rows({ name: 'notification-accept', text: ACCEPT, values })
}
