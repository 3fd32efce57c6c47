import type { EventType } from '@meridian/contracts/events/catalogue'
import type { SqlPool } from '../database/sql.ts'
import type { Queues } from '../queues/queues.ts'
import type { Consumer } from './define-consumer.ts'
import { jobsFor, type Subscriptions } from './subscriptions.ts'

/** What has not been acted on for this long is no longer waited for. */
export const MAX_DAYS = 30

const PAGE = 1_000

/** The last event that is old enough and was written before any transaction that may still add one. */
const CUTOFF = `
  select max(position) as cutoff from domain_events
  where occurred_at < now() - make_interval(secs => $1) and tx < pg_snapshot_xmin(pg_current_snapshot())`

const UNHANDLED = `
  select e.id, e.type, e.position, e.occurred_at > now() - interval '${MAX_DAYS} days' as awaited
  from domain_events e
  where e.position > $2 and e.type = any($3)
    and (e.position <= $4 or e.occurred_at < now() - make_interval(secs => $5))
    and not exists (select from inbox i where i.message_id = e.id and i.consumer = $1)
  order by e.position limit ${PAGE}`

/**
 * Events up to here are handled: up to the cutoff, if there is one, but before the first that is still awaited. One
 * whose job was given up is still looked at, since its queue may lose it later, until nobody waits for it any more.
 */
const ADVANCE = `
  update consumer_watermarks set position = greatest(position, least($2::bigint, $3::bigint - 1))
  where consumer = $1 and $2::bigint is not null`

interface Parts {
  sql: SqlPool
  queues: Pick<Queues, 'addMissing'>
  subscriptions: Subscriptions
  consumers: readonly Pick<Consumer, 'name' | 'on'>[]
}

/**
 * Hands events again to consumers that have not handled them after `olderThan` seconds and whose jobs the queue server
 * has lost. A job that is only waiting, or was given up, stays as it is. Returns how many jobs were added.
 */
export async function resendUnhandled(parts: Parts, olderThan: number): Promise<number> {
  // One cutoff for both: the watermark must not pass what the look leaves out.
  const cutoff = await cutoffOf(parts.sql, olderThan)
  let resent = 0
  for (const { name, on } of parts.consumers) {
    let firstAwaited: string | null = null
    for await (const page of unhandledPages(parts.sql, [name, on, cutoff, olderThan])) {
      const jobs = page.flatMap((event) => jobsFor(event, parts.subscriptions))
      resent += await parts.queues.addMissing(jobs.filter((job) => job.name === name))
      firstAwaited ??= page.find(({ awaited }) => awaited)?.position ?? null
    }
    await parts.sql.rows({ text: ADVANCE, values: [name, cutoff, firstAwaited] })
  }
  return resent
}

interface Unhandled {
  id: string
  type: EventType
  position: string
  awaited: boolean
}

/** All of them: the first may be many that were given up, with the lost ones behind them. */
async function* unhandledPages(sql: SqlPool, [name, ...rest]: [string, ...unknown[]]) {
  let after = await watermarkOf(sql, name)
  for (;;) {
    const page = await sql.rows<Unhandled>({ text: UNHANDLED, values: [name, after, ...rest] })
    yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.position ?? after
  }
}

async function cutoffOf(sql: SqlPool, olderThan: number): Promise<string | null> {
  const [row] = await sql.rows<{ cutoff: string | null }>({ text: CUTOFF, values: [olderThan] })
  return row?.cutoff ?? null
}

/** A new consumer begins with what happens from now on. */
export async function registerConsumers(
  sql: SqlPool,
  consumers: readonly Pick<Consumer, 'name'>[],
): Promise<void> {
  await sql.rows({
    text: `insert into consumer_watermarks (consumer, position)
           select name, coalesce((select min(position) - 1 from relay_pending), (select max(position) from domain_events), 0)
           from unnest($1::text[]) as name on conflict do nothing`,
    values: [consumers.map((consumer) => consumer.name)],
  })
}

async function watermarkOf(sql: SqlPool, consumer: string): Promise<string> {
  const [row] = await sql.rows<{ position: string }>({
    text: 'select position from consumer_watermarks where consumer = $1',
    values: [consumer],
  })
  return row?.position ?? '0'
}
