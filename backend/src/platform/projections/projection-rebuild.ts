import { changeGently } from '../database/gentle-changes.ts'
import type { Sql, SqlPool } from '../database/sql.ts'
import { makeFreshTable, replaceLiveTable } from './fresh-tables.ts'
import type { Projection } from './projection.ts'
import { applyNext, LIVE_SCHEMA } from './projection-runner.ts'

const BATCH = 500

/**
 * How long the switch waits for its tables, all of them together. Shorter than the second after which PostgreSQL looks
 * for deadlocks, and might cancel a reader's statement.
 */
const SWITCH_WAIT_MS = 600

/** These take some minutes: a dump may hold the tables for that long. */
const SWITCH_ATTEMPTS = 300

/**
 * Rebuilds a projection from the journal while the live tables keep serving: fresh tables beside them, the same code
 * from the beginning, and a switch once they have caught up. Returns how many events were applied.
 */
export async function rebuild(sql: SqlPool, projection: Projection): Promise<number> {
  const schema = `rebuild_${projection.name.replaceAll('-', '_')}`
  const checkpointName = `${projection.name} (rebuild)`
  await sql.transaction((tx) => prepare(tx, projection, schema, checkpointName))
  let total = 0
  const catchUp = async () => {
    for (let applied = BATCH; applied === BATCH; total += applied)
      applied = await sql.transaction((tx) => advance(tx, projection, schema, checkpointName))
  }
  await catchUp()
  total += await sql.transaction((tx) => learnContents(tx, projection, schema, checkpointName))
  await changeGently(async () => {
    await catchUp()
    total += await sql.transaction((tx) => switchOver(tx, projection, schema, checkpointName))
  }, SWITCH_ATTEMPTS)
  return total
}

async function prepare(
  tx: Sql,
  { tables }: Projection,
  schema: string,
  checkpointName: string,
): Promise<void> {
  // First, as `advance` does: a rebuild that is under way would wait for the tables, and be waited for.
  await tx.rows({
    text: `insert into projection_checkpoints (projection, tx, position) values ($1, '0', 0)
           on conflict (projection) do update set tx = '0', position = 0`,
    values: [checkpointName],
  })
  await tx.rows({ text: `drop schema if exists ${schema} cascade` })
  await tx.rows({ text: `create schema ${schema}` })
  for (const table of tables) await makeFreshTable(tx, table, schema)
}

async function advance(
  tx: Sql,
  projection: Projection,
  schema: string,
  checkpointName: string,
): Promise<number> {
  const [checkpoint] = await tx.rows<{ tx: string; position: string }>({
    text: 'select tx::text as tx, position from projection_checkpoints where projection = $1 for update',
    values: [checkpointName],
  })
  if (checkpoint === undefined) throw new Error(`The rebuild of ${projection.name} was ended by another one`)
  return applyNext(tx, { projection, checkpoint, schema, checkpointName, batch: BATCH })
}

/** Otherwise PostgreSQL would guess at first how to find what is in them: among a million it takes seconds then. */
async function learnContents(
  tx: Sql,
  projection: Projection,
  schema: string,
  checkpointName: string,
): Promise<number> {
  // With its checkpoint locked, no other rebuild drops the tables.
  const applied = await advance(tx, projection, schema, checkpointName)
  for (const table of projection.tables) await tx.rows({ text: `analyze ${schema}.${table}` })
  return applied
}

/** Gives way, by failing, where somebody reads one of them for long: further readers would wait behind it. */
async function lockLiveTables(tx: Sql, { tables }: Projection): Promise<void> {
  if (tables.length === 0) return
  await tx.rows({ text: `set local lock_timeout = ${Math.floor(SWITCH_WAIT_MS / tables.length)}` })
  const live = tables.map((table) => `${LIVE_SCHEMA}.${table}`)
  await tx.rows({ text: `lock table ${live.join(', ')} in access exclusive mode` })
}

/**
 * With the live checkpoint locked, nothing moves the live tables: the fresh ones catch up to the end, then take their
 * place.
 */
async function switchOver(
  tx: Sql,
  projection: Projection,
  schema: string,
  checkpointName: string,
): Promise<number> {
  await tx.rows({
    text: 'select from projection_checkpoints where projection = $1 for update',
    values: [projection.name],
  })
  let total = 0
  for (;;) {
    const applied = await advance(tx, projection, schema, checkpointName)
    total += applied
    if (applied === 0) break
  }
  await lockLiveTables(tx, projection)
  for (const table of projection.tables) await replaceLiveTable(tx, table, schema)
  await tx.rows({
    text: `update projection_checkpoints live set tx = fresh.tx, position = fresh.position
           from projection_checkpoints fresh where live.projection = $1 and fresh.projection = $2`,
    values: [projection.name, checkpointName],
  })
  await tx.rows({
    text: 'delete from projection_checkpoints where projection = $1',
    values: [checkpointName],
  })
  await tx.rows({ text: `drop schema ${schema} cascade` })
  return total
}
