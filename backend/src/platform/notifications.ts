import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { batch } from './batch.ts'
import type { Clock } from './clock.ts'
import { journalRow, type Origin } from './journal.ts'
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

/**
 * One statement, so that accepting costs one round trip and one commit, also for several messages of one moment. They
 * are stored in the order of their keys: two back ends that get the same ones do not wait for each other in a circle.
 */
const ACCEPT = `
  with stored as (
    insert into provider_notifications (provider, id, type, body)
    select provider, id, type, body::jsonb
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as message (provider, id, type, body)
    order by provider, id
    on conflict do nothing returning provider, id as message
  ), appended as (
    insert into domain_events
      (id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor)
    select id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor
    from jsonb_to_recordset($5::jsonb) as told (
      provider text, message text, id uuid, type text, version int, payload jsonb, personal jsonb,
      occurred_at timestamptz, correlation_id text, causation_id uuid, actor text)
    join stored using (provider, message)
    returning position
  )
  insert into relay_pending (position) select position from appended`

/** Messages are up to a megabyte long. */
const MOST_AT_ONCE = 32

interface Arrived {
  notification: ProviderNotification
  row: ReturnType<typeof journalRow>
}

export function createNotifications(sql: Sql, clock: Clock, wake: JournalWake): AcceptNotification {
  const store = batch((arrived: readonly Arrived[]) => storeAll(sql, arrived), MOST_AT_ONCE)
  return async (notification) => {
    const { provider, id, event } = notification
    const origin: Origin = {
      actor: `provider:${provider}`,
      correlationId: currentTrace()?.correlationId ?? id,
      causationId: null,
    }
    await store({ notification, row: journalRow(event, origin, clock()) })
    wake.notify()
  }
}

/** What cannot be stored must not keep its neighbours out: each then gets a statement of its own. */
async function storeAll(sql: Sql, arrived: readonly Arrived[]): Promise<(undefined | Error)[]> {
  const together = await attempt(storeTogether(sql, arrived))
  if (together === undefined || arrived.length === 1) return arrived.map(() => together)
  return Promise.all(arrived.map((one) => attempt(storeTogether(sql, [one]))))
}

async function attempt(work: Promise<void>): Promise<undefined | Error> {
  try {
    await work
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function storeTogether(sql: Sql, arrived: readonly Arrived[]): Promise<void> {
  // The same message may come twice at the same time: it is told once.
  const unique = new Map(arrived.map((one) => [`${one.notification.provider} ${one.notification.id}`, one]))
  const messages = [...unique.values()].map(({ notification }) => notification)
  const told = [...unique.values()].map(({ notification, row }) => ({
    provider: notification.provider,
    message: notification.id,
    ...row,
  }))
  const column = (name: 'provider' | 'id' | 'type' | 'body') => messages.map((message) => message[name])
  const values = [column('provider'), column('id'), column('type'), column('body'), JSON.stringify(told)]
  await sql.rows({ name: 'notification-accept', text: ACCEPT, values })
}
