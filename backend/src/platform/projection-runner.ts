import { EVENT_COLUMNS, type EventRow, readEvent } from './events.ts'
import type { JournalReader } from './journal-wake.ts'
import type { Log } from './log.ts'
import type { Projection } from './projection.ts'
import type { IsBehind } from './projections-behind.ts'
import { repeatUntilStopped } from './repeat.ts'
import type { Sql, SqlPool } from './sql.ts'

const BATCH = 500
const POLL_MS = 1_000

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
  select ${EVENT_COLUMNS} from domain_events e
  where (e.tx, e.position) > ($1::xid8, $2::bigint)
    and e.tx < pg_snapshot_xmin(pg_current_snapshot())
    and e.type = any($3)
  order by e.tx, e.position limit $4`

/** Applies what is new to one projection; answers how many events that were. */
export function project(sql: SqlPool, projection: Projection, batch = BATCH): Promise<number> {
  return sql.transaction(async (tx) => {
    const checkpoint = await lockCheckpoint(tx, projection.name)
    if (checkpoint === undefined) return 0
    return applyNext(tx, {
      projection,
      checkpoint,
      schema: LIVE_SCHEMA,
      checkpointName: projection.name,
      batch,
    })
  })
}

/** Applies the next batch after a checkpoint to the tables of a schema, and moves the checkpoint. */
export async function applyNext(
  tx: Sql,
  target: {
    projection: Projection
    checkpoint: Checkpoint
    schema: string
    checkpointName: string
    batch: number
  },
): Promise<number> {
  const { projection, checkpoint, schema, checkpointName, batch } = target
  const rows = await tx.rows<EventRow>({
    name: 'projection-next',
    text: NEXT_EVENTS,
    values: [checkpoint.tx, checkpoint.position, projection.handles, batch],
  })
  const last = rows.at(-1)
  if (last === undefined) return 0
  await tx.rows({ text: `set local search_path = ${schema}, public` })
  await projection.apply(rows.map(readEvent), tx)
  await tx.rows({
    name: 'projection-advance',
    text: 'update public.projection_checkpoints set tx = $2::xid8, position = $3 where projection = $1',
    values: [checkpointName, last.tx, last.position],
  })
  return rows.length
}

/** Locks the checkpoint; undefined when another worker holds it, which then does the work. */
async function lockCheckpoint(tx: Sql, name: string): Promise<Checkpoint | undefined> {
  await tx.rows({
    name: 'projection-begin',
    text: `insert into projection_checkpoints (projection, tx, position) values ($1, '0', 0)
           on conflict do nothing`,
    values: [name],
  })
  const [checkpoint] = await tx.rows<Checkpoint>({
    name: 'projection-lock',
    text: `select tx::text as tx, position from projection_checkpoints where projection = $1 for update skip locked`,
    values: [name],
  })
  return checkpoint
}

/** Keeps a projection up to date until the signal aborts. */
export function runProjection(
  projection: Projection,
  parts: { sql: SqlPool; isBehind: IsBehind; reader: JournalReader; log: Log; signal: AbortSignal },
): Promise<void> {
  const { sql, isBehind, ...loop } = parts
  let hasMore = false
  return repeatUntilStopped({
    name: `projection ${projection.name}`,
    async work() {
      if (!hasMore && !(await isBehind(projection))) return 0
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
