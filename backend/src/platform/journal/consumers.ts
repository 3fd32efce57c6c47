import type { Delivery } from '../command-runner.ts'
import { batch } from '../database/batch.ts'
import type { Sql } from '../database/sql.ts'
import type { Log } from '../log/log.ts'
import { consumerSeconds } from '../log/metrics.ts'
import { RetryLater } from '../queues/jobs.ts'
import { asStep } from '../tracing/spans.ts'
import { withTrace } from '../tracing/trace.ts'
import type { Consumer } from './define-consumer.ts'
import { EVENT_COLUMNS, type EventRow, isNewer, readEvent, type StoredEvent } from './events.ts'
import { DONE, NOTHING_TO_DO } from './handled.ts'
import { noteDone, noteNothingToDo } from './inbox.ts'
import { MAX_DAYS } from './resend.ts'

/**
 * Job by job through the indexes, whatever the statistics assume: of a list of unknown length, or of a new installation,
 * whose tables are still empty when this is planned.
 */
const FIND_EVENTS = `
  select ${EVENT_COLUMNS}, asked.consumer, i.handled is not null as handled,
    e.occurred_at > now() - interval '${MAX_DAYS} days' as awaited
  from unnest($1::uuid[], $2::text[]) as asked (message_id, consumer)
  cross join lateral (select * from domain_events where id = asked.message_id offset 0) e
  left join lateral (
    select true as handled from inbox
    where message_id = asked.message_id and consumer = asked.consumer offset 0) i on true`

interface Job {
  /** The consumer's name. */
  name: string
  messageId: string
}

type FoundRow = EventRow & { consumer: string; handled: boolean; awaited: boolean }

/** Hands a delivered message to its consumer, unless this delivery has had its effect before. */
export function createDelivery(sql: Sql, consumers: readonly Consumer[], log: Log) {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]))
  // Zero from the start, so that a quiet hour can be told from having no workers at all.
  for (const consumer of byName.keys()) consumerSeconds.zero({ consumer, outcome: 'done' })
  const find = batch((jobs: readonly Job[]) => findEvents(sql, jobs))
  const noteNothing = batch((deliveries: readonly Delivery[]) => noteNothingToDo(sql, deliveries))
  return async ({ name, messageId }: Job): Promise<void> => {
    const row = await find({ name, messageId })
    if (row.handled) return
    const consumer = byName.get(name) ?? noneCalled(name, row)
    const event = readOrLeave(row)
    await withTrace({ correlationId: event.correlationId }, async () => {
      log.debug({ consumer: name, type: event.type, messageId }, 'handling')
      const delivery = { consumer: name, messageId }
      const step = { name: `consumer ${name}`, message: event }
      const handled = await timed(name, () => asStep(step, () => consumer.handle(event, delivery)))
      if (handled === DONE) await noteDone(sql, delivery)
      if (handled === NOTHING_TO_DO) await noteNothing(delivery)
    })
  }
}

const LEFT_FOR_MS = 30_000

/**
 * While versions are replaced, or after going back to one, workers meet events that a newer version has written. What
 * fits is acted upon; the rest waits for workers that understand it. Throws a RetryLater for these.
 */
function readOrLeave(row: EventRow): StoredEvent {
  try {
    return readEvent(row)
  } catch (error) {
    throw isNewer(row) ? left('Written by a newer version, whose workers will act on it.') : error
  }
}

/**
 * A consumer that only a newer version has gets its jobs done once that one's workers run. Nobody acts for one that was
 * removed: its jobs fail in the end, for somebody to decide.
 */
function noneCalled(name: string, { awaited }: FoundRow): never {
  throw awaited
    ? left('For a consumer of another version, whose workers will act on it.')
    : new Error(`No consumer is called ${name}`)
}

const left = (reason: string) => new RetryLater(reason, { afterMs: LEFT_FOR_MS, holds: 'job' })

/** The events of jobs, and whether each has been handled; an Error where the event is not in the journal. */
async function findEvents(sql: Sql, jobs: readonly Job[]): Promise<(FoundRow | Error)[]> {
  const rows = await sql.rows<FoundRow>({
    name: 'consumer-find-events',
    text: FIND_EVENTS,
    values: [jobs.map(({ messageId }) => messageId), jobs.map(({ name }) => name)],
  })
  const keyOf = (name: string, messageId: string) => `${name} ${messageId}`
  const found = new Map(rows.map((row) => [keyOf(row.consumer, row.id), row]))
  return jobs.map(
    ({ name, messageId }) =>
      found.get(keyOf(name, messageId)) ?? new Error(`Message ${messageId} is not in the journal`),
  )
}

async function timed<T>(consumer: string, work: () => Promise<T>): Promise<T> {
  const done = consumerSeconds.startTimer({ consumer })
  try {
    const result = await work()
    done({ outcome: 'done' })
    return result
  } catch (error) {
    done({ outcome: 'failed' })
    throw error
  }
}
