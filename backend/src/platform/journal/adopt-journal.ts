import type { Sql, SqlPool } from '../database/sql.ts'

/** The oldest transaction there is: events that bear it come before anything this server will write. */
const FIRST = `'3'::xid8`

/** Nothing visible belongs to a future transaction, unless another server numbered it. */
const IS_FROM_ELSEWHERE = `
  select exists (
    select from (select tx from domain_events order by tx desc limit 1) last
    where tx >= pg_snapshot_xmax(pg_current_snapshot())
  ) or exists (
    select from projection_checkpoints where tx >= pg_snapshot_xmax(pg_current_snapshot())
  ) as "isFromElsewhere"`

/** How far each projection has come by position alone, and whether going by position skips events it has not seen. */
const RENUMBER_CHECKPOINTS = `
  with reached as (
    select c.projection, max(e.position) filter (where (e.tx, e.position) <= (c.tx, c.position)) as last,
      min(e.position) filter (where (e.tx, e.position) > (c.tx, c.position)) as next
    from projection_checkpoints c cross join domain_events e group by c.projection
  )
  update projection_checkpoints c set tx = ${FIRST}, position = coalesce(r.last, 0) from reached r
  where c.projection = r.projection
  returning c.projection, coalesce(r.next < r.last, false) as "hasGaps"`

/**
 * Makes a journal this server's own that was brought from another one by a dump. Events bear the number of their
 * transaction, and each server numbers its own: what a young server writes would appear older than what the read models
 * have seen, and what the old one wrote would appear to be still in progress. Returns the projections that have to be
 * rebuilt; undefined where the journal was already this server's.
 */
export async function adoptJournal(sql: SqlPool): Promise<string[] | undefined> {
  return sql.transaction(async (tx) => {
    const [journal] = await tx.rows<{ isFromElsewhere: boolean }>({ text: IS_FROM_ELSEWHERE })
    if (journal?.isFromElsewhere !== true) return undefined
    await tx.rows({ text: 'lock table projection_checkpoints, domain_events in share row exclusive mode' })
    const checkpoints = await tx.rows<{ projection: string; hasGaps: boolean }>({
      text: RENUMBER_CHECKPOINTS,
    })
    await renumberEvents(tx)
    return checkpoints.filter(({ hasGaps }) => hasGaps).map(({ projection }) => projection)
  })
}

/** The only time history is rewritten: not what happened, only how this server numbers it. */
async function renumberEvents(tx: Sql): Promise<void> {
  await tx.rows({ text: 'alter table domain_events disable trigger domain_events_append_only' })
  await tx.rows({ text: `update domain_events set tx = ${FIRST}` })
  await tx.rows({ text: 'alter table domain_events enable trigger domain_events_append_only' })
}
