import { setTimeout as pause } from 'node:timers/promises'
import type { Projection } from './projection.ts'
import type { Sql } from './sql.ts'

/** Waits until whoever reads next sees what was committed before. */
export type CatchUp = () => Promise<void>

const POLL_MS = 10
const PATIENCE_MS = 1_000

/** A read model that was never begun has nobody to wait for. */
const BEHIND = `
  select exists (
    select from domain_events e join projection_checkpoints c on c.projection = $1
    where (e.tx, e.position) > (c.tx, c.position) and e.tx < $2::xid8 and e.type = any($3)
  ) as behind`

/**
 * For people who change something and look at the list right after: waits until the read model has seen what is committed by
 * now. When that takes longer than a second it answers all the same, since the change itself is safe.
 */
export function createCatchUp(sql: Sql, { name, handles }: Projection): CatchUp {
  return async () => {
    const deadline = Date.now() + PATIENCE_MS
    const [now] = await sql.rows<{ tx: string }>({
      name: 'catch-up-now',
      text: 'select pg_snapshot_xmax(pg_current_snapshot())::text as tx',
    })
    const query = { name: 'catch-up-behind', text: BEHIND, values: [name, now?.tx, handles] }
    while (Date.now() < deadline) {
      const [row] = await sql.rows<{ behind: boolean }>(query)
      if (!row?.behind) return
      await pause(POLL_MS)
    }
  }
}
