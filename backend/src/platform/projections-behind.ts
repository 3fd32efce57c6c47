import { gather } from './gather.ts'
import type { Projection } from './projection.ts'
import type { Sql } from './sql.ts'

/** Answers whether the journal holds something that this projection has to apply, or a long stretch to pass over. */
export type IsBehind = (projection: Projection) => Promise<boolean>

/** A projection that has nothing to do with so many events follows them all the same, so that nobody reads them again. */
export const QUIET_STRETCH = 200

/** The order makes PostgreSQL walk the journal from each checkpoint on, and the limit makes it stop. */
const BEHIND = `
  select p.name from jsonb_to_recordset($1::jsonb) as p (name text, handles text[])
  left join projection_checkpoints c on c.projection = p.name
  cross join lateral (
    select bool_or(type = any(p.handles)) or count(*) = ${QUIET_STRETCH} as "isBehind" from (
      select e.type from domain_events e
      where (e.tx, e.position) > (coalesce(c.tx, '0'), coalesce(c.position, 0))
        and e.tx < pg_snapshot_xmin(pg_current_snapshot())
      order by e.tx, e.position limit ${QUIET_STRETCH}
    ) stretch
  ) look where "isBehind"`

/**
 * A wake reaches every projection of a process, and hardly any of them handles what has happened: one statement looks
 * for all that ask in the same turn, and only those that are behind begin a transaction.
 */
export function createIsBehind(sql: Sql): IsBehind {
  return gather(async (projections) => {
    const asking = projections.map(({ name, handles }) => ({ name, handles }))
    const rows = await sql.rows<{ name: string }>({
      name: 'projections-behind',
      text: BEHIND,
      values: [JSON.stringify(asking)],
    })
    const behind = new Set(rows.map(({ name }) => name))
    return projections.map(({ name }) => behind.has(name))
  }, MOST_AT_ONCE)
}

/** More projections than a process will ever run. */
const MOST_AT_ONCE = 100
