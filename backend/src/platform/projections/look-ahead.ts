import { batch } from '../database/batch.ts'
import type { Sql } from '../database/sql.ts'
import type { Projection } from './projection.ts'

/**
 * What lies ahead of a projection in the journal: something to apply, or a long stretch to pass over; something held
 * back by a transaction that is still open; nothing.
 */
export type Ahead = 'ready' | 'held' | 'nothing'

export type LookAhead = (projection: Projection) => Promise<Ahead>

/**
 * After this many events that do not concern it, a projection moves its checkpoint all the same, so that nobody reads
 * them again.
 */
export const QUIET_STRETCH = 200

/** The order makes PostgreSQL walk the journal from each checkpoint on, and the limit makes it stop. */
const LOOK = `
  select p.name, case when "isReady" then 'ready' else 'held' end as ahead
  from jsonb_to_recordset($1::jsonb) as p (name text, handles text[])
  left join projection_checkpoints c on c.projection = p.name
  cross join (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) open
  cross join lateral (
    select bool_or("isHandled") as "isHeld",
      coalesce(bool_or("isHandled") filter (where "isSettled"), false)
        or count(*) filter (where "isSettled") = ${QUIET_STRETCH} as "isReady"
    from (
      select e.type = any(p.handles) as "isHandled", e.tx < open.oldest as "isSettled" from domain_events e
      where (e.tx, e.position) > (coalesce(c.tx, '0'), coalesce(c.position, 0))
      order by e.tx, e.position limit ${QUIET_STRETCH}
    ) stretch
  ) look where "isReady" or "isHeld"`

/**
 * A wake reaches every projection of a process, but hardly any of them handles what has happened: one statement looks
 * for all that ask in the same turn, and only those that are behind begin a transaction.
 */
export function createLookAhead(sql: Sql): LookAhead {
  return batch(async (projections) => {
    const asking = projections.map(({ name, handles }) => ({ name, handles }))
    const rows = await sql.rows<{ name: string; ahead: Ahead }>({
      name: 'look-ahead',
      text: LOOK,
      values: [JSON.stringify(asking)],
    })
    const found = new Map(rows.map(({ name, ahead }) => [name, ahead]))
    return projections.map(({ name }) => found.get(name) ?? 'nothing')
  })
}
