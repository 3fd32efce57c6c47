import type { EventType } from '@meridian/contracts/events/catalogue'
import type { JournalReader } from './journal-wake.ts'
import type { Log } from './log.ts'
import type { JobToAdd, Queues } from './queues.ts'
import { repeatUntilStopped } from './repeat.ts'
import type { SqlPool } from './sql.ts'
import { recordRelayed } from './tracing/spans.ts'

/** Where an event type goes: to which consumers, on which queues. */
export type Subscriptions = Readonly<Record<EventType, readonly { name: string; queue: string }[]>>

interface PendingEvent {
  id: string
  type: EventType
  correlationId: string
}

const BATCH = 150
/** While the queue takes one batch, the database claims the next. Small batches wait less, in large ones each costs less. */
const BATCHES_AT_ONCE = 3
const POLL_MS = 1_000

/**
 * A claim that a power cut takes back is only handed over again: its commit need not wait for the disk. Rows are found
 * by where they lie and events by their position, one by one: whatever the statistics say, neither table is read through.
 */
const CLAIM = `
  with claimed as (
    delete from relay_pending where ctid = any(array(
      select ctid from relay_pending order by position limit $1 for update skip locked))
    returning position
  )
  select e.id, e.type, e.correlation_id as "correlationId"
  from claimed cross join lateral (
    select id, type, correlation_id from domain_events where position = claimed.position offset 0) e,
    (select set_config('synchronous_commit', 'off', true)) as unhurried
  order by claimed.position`

/**
 * Hands committed events to the queues of their consumers: one job for each event and consumer, whose id makes a
 * repeated hand-over harmless. Jobs are added before the claim commits, so a crash between repeats and never loses.
 */
export function createRelay(parts: {
  sql: SqlPool
  queues: Pick<Queues, 'add'>
  subscriptions: Subscriptions
}) {
  const { sql, queues, subscriptions } = parts

  /** Relays one batch; answers how many events it took. */
  function relayBatch(): Promise<number> {
    const begunAt = new Date()
    return sql.transaction(async (tx) => {
      const events = await tx.rows<PendingEvent>({ name: 'relay-claim', text: CLAIM, values: [BATCH] })
      await queues.add(events.flatMap((event) => jobsFor(event, subscriptions)))
      recordRelayed(events, begunAt)
      return events.length
    })
  }

  async function relayWhileFull(signal?: AbortSignal): Promise<void> {
    for (let more = true; more; ) more = (await relayBatch()) === BATCH && signal?.aborted !== true
  }

  /** Relays until nothing is pending, or the signal aborts; answers how many events the first batch took. */
  async function relayPending(signal?: AbortSignal): Promise<number> {
    const first = await relayBatch()
    if (first < BATCH) return first
    const lanes = Array.from({ length: BATCHES_AT_ONCE }, () => relayWhileFull(signal))
    // Whoever stops the relay may close what it works with: nothing is under way once this returns, not even after a
    // failure.
    for (const outcome of await Promise.allSettled(lanes))
      if (outcome.status === 'rejected') throw outcome.reason
    return first
  }

  return {
    relayPending,
    /** Relays until the signal aborts: at once when woken, every second otherwise. */
    run(reader: JournalReader, log: Log, signal: AbortSignal): Promise<void> {
      return repeatUntilStopped({
        name: 'relay',
        work: () => relayPending(signal),
        // More was probably committed during the hand-over: it looks again at once instead of waiting to be woken.
        full: 1,
        reader,
        pollMs: POLL_MS,
        log,
        signal,
      })
    },
  }
}

/** The jobs that tell each consumer of an event; they hold no personal data. */
export function jobsFor(event: Pick<PendingEvent, 'id' | 'type'>, subscriptions: Subscriptions): JobToAdd[] {
  return subscriptions[event.type].map(({ name, queue }) => ({
    queue,
    name,
    id: `${event.id}.${name}`,
    data: { messageId: event.id },
  }))
}
