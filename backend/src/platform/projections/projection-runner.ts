import type { Sql, SqlPool } from '../database/sql.ts'
import { EVENT_COLUMNS } from '../journal/events.ts'
import type { JournalReader } from '../journal/journal-wake.ts'
import type { Log } from '../log/log.ts'
import { repeatUntilStopped } from '../repeat.ts'
import type { LookAhead } from './look-ahead.ts'
import { OVERDUE, type ProjectedRow, readProjected } from './newer-events.ts'
import type { Projection } from './projection.ts'

const BATCH = 500
const POLL_MS = 1_000
/** A transaction that wrote no events wakes nobody when it ends. */
const HELD_POLL_MS = 25

/** The schema of the tables that queries read. */
export const LIVE_SCHEMA = 'read'

interface Checkpoint {
  tx: string
  position: string
}

/**
 * In the order of transactions, and only those before the oldest one that is still open: an event of a slow
 * transaction would otherwise appear behind the checkpoint and be lost for ever.
 */
const NEXT_EVENTS = `
  select ${EVENT_COLUMNS}, ${OVERDUE} from domain_events e
  where (e.tx, e.position) > ($1::xid8, $2::bigint)
    and e.tx < pg_snapshot_xmin(pg_current_snapshot())
    and e.type = any($3)
  order by e.tx, e.position limit $4`

/** Applies what is new to one projection, and passes over the rest; returns how many events it applied. */
export function project(sql: SqlPool, projection: Projection, batch = BATCH): Promise<number> {
  return sql.transaction(async (tx) => {
    const checkpoint = await lockCheckpoint(tx, projection.name)
    if (checkpoint === undefined) return 0
    const { endTx, endPosition } = checkpoint
    // Events up to the end read with the lock that are not among those applied do not concern this projection.
    const end = endTx !== null && endPosition !== null ? { tx: endTx, position: endPosition } : undefined
    return applyNext(tx, {
      projection,
      checkpoint,
      schema: LIVE_SCHEMA,
      checkpointName: projection.name,
      batch,
      end,
    })
  })
}

interface Target {
  projection: Projection
  checkpoint: Checkpoint
  schema: string
  checkpointName: string
  batch: number
  /** Where the checkpoint goes when less than a batch is left, unless an event beyond it was applied. */
  end?: Checkpoint | undefined
}

/** Applies the next batch after a checkpoint to the tables of a schema, and moves the checkpoint. */
export async function applyNext(tx: Sql, target: Target): Promise<number> {
  const { projection, checkpoint, schema, checkpointName, batch, end } = target
  const rows = await tx.rows<ProjectedRow>({
    name: 'projection-next',
    text: NEXT_EVENTS,
    values: [checkpoint.tx, checkpoint.position, projection.handles, batch],
  })
  const last = rows.at(-1)
  if (last !== undefined) {
    // What is applied is sent right behind it, without waiting for the answer.
    const pointed = tx.rows({ text: `set local search_path = ${schema}, public` })
    await Promise.all([pointed, projection.apply(readProjected(rows), tx)])
  }
  const to = rows.length < batch ? laterOf(last, end) : last
  if (to !== undefined) await moveCheckpoint(tx, checkpointName, to)
  return rows.length
}

function laterOf(a: Checkpoint | undefined, b: Checkpoint | undefined): Checkpoint | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const order = Number(BigInt(a.tx) - BigInt(b.tx)) || Number(BigInt(a.position) - BigInt(b.position))
  return order > 0 ? a : b
}

/** Only ever forwards. */
async function moveCheckpoint(tx: Sql, name: string, to: Checkpoint): Promise<void> {
  await tx.rows({
    name: 'projection-advance',
    text: `update public.projection_checkpoints set tx = $2::xid8, position = $3
           where projection = $1 and (tx, position) < ($2::xid8, $3::bigint)`,
    values: [name, to.tx, to.position],
  })
}

/** Along with the checkpoint, the end of the journal: the last event that may be applied by now. */
const LOCK = `
  select c.tx::text as tx, c.position, last.tx as "endTx", last.position as "endPosition"
  from projection_checkpoints c left join lateral (
    select e.tx::text as tx, e.position from domain_events e
    where e.tx < pg_snapshot_xmin(pg_current_snapshot()) order by e.tx desc, e.position desc limit 1
  ) last on true
  where c.projection = $1 for update of c skip locked`

interface Locked extends Checkpoint {
  endTx: string | null
  endPosition: string | null
}

/** Undefined when another worker holds it, and so does the work. */
async function lockCheckpoint(tx: Sql, name: string): Promise<Locked | undefined> {
  const lock = async () => (await tx.rows<Locked>({ name: 'projection-lock', text: LOCK, values: [name] }))[0]
  const locked = await lock()
  if (locked !== undefined) return locked
  // Or it was never begun.
  await registerProjections(tx, [{ name }])
  return lock()
}

/** A new projection begins at the beginning of the journal; from here on people wait for what it has not applied. */
export async function registerProjections(
  sql: Sql,
  projections: readonly Pick<Projection, 'name'>[],
): Promise<void> {
  await sql.rows({
    name: 'projection-begin',
    text: `insert into projection_checkpoints (projection, tx, position)
           select name, '0', 0 from unnest($1::text[]) as name on conflict do nothing`,
    values: [projections.map(({ name }) => name)],
  })
}

/** Keeps a projection up to date until the signal aborts. */
export function runProjection(
  projection: Projection,
  parts: { sql: SqlPool; lookAhead: LookAhead; reader: JournalReader; log: Log; signal: AbortSignal },
): Promise<void> {
  const { sql, lookAhead, ...loop } = parts
  let hasMore = false
  return repeatUntilStopped({
    name: `projection ${projection.name}`,
    async work() {
      const ahead = hasMore ? 'ready' : await lookAhead(projection)
      if (ahead === 'nothing') return 0
      if (ahead === 'held') {
        await loop.reader.next(HELD_POLL_MS, loop.signal)
        return 1
      }
      const applied = await project(sql, projection)
      hasMore = applied === BATCH
      return applied
    },
    // Anything applied means there may be more: a batch can end early while a transaction is still open.
    full: 1,
    pollMs: POLL_MS,
    ...loop,
  })
}
