import type { Sql } from '../database/sql.ts'
import type { Projection } from '../projections/projection.ts'

/** How much is waiting, and how long the oldest of it has waited. */
export interface Lag {
  events: number
  oldestSeconds: number
}

/** Counting stops here: whoever looks knows enough by then. */
const COUNTED = 100_000

const FIGURES = `
  select count(*)::int as events,
    greatest(coalesce(extract(epoch from now() - min(occurred_at)), 0), 0)::float8 as "oldestSeconds"`

/** Events that no queue has been told of. */
export async function getRelayLag(sql: Sql): Promise<Lag> {
  const [lag] = await sql.rows<Lag>({
    name: 'lags-relay',
    text: `${FIGURES} from (
      select e.occurred_at from relay_pending r join domain_events e using (position) limit ${COUNTED}) waiting`,
  })
  return lag ?? { events: 0, oldestSeconds: 0 }
}

/**
 * Counts only events that the projection handles: it never hears of others. Positions are assigned before transactions
 * end, so a little before the checkpoint is searched too.
 */
const BEHIND = `${FIGURES} from (
  select e.occurred_at
  from (select coalesce(max(c.tx::text), '0')::xid8 as tx, coalesce(max(c.position), 0) as position
        from projection_checkpoints c where c.projection = $1) seen
  join domain_events e on e.type = any($2) and e.position > seen.position - 10000
    and (e.tx, e.position) > (seen.tx, seen.position)
  limit ${COUNTED}) waiting`

/** How far each read model is behind the journal. */
export function listProjectionLags(
  sql: Sql,
  projections: readonly Projection[],
): Promise<({ name: string } & Lag)[]> {
  return Promise.all(
    projections.map(async ({ name, handles }) => {
      const [lag] = await sql.rows<Lag>({ name: 'lags-projection', text: BEHIND, values: [name, handles] })
      return { name, events: lag?.events ?? 0, oldestSeconds: lag?.oldestSeconds ?? 0 }
    }),
  )
}
