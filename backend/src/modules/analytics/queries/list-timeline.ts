import type { Sql } from '#platform/database/sql'

/** An event of a person, as the journal has it. */
export interface JournalEntry {
  position: number
  id: string
  type: string
  occurredAt: Date
  actor: string
  details: Record<string, unknown>
  cause: { type: string; details: Record<string, unknown> } | null
}

/** What a query of entries selects, and from where. */
export const JOURNAL_ENTRY = `
  e.position::float8 as position, e.id, e.type, e.occurred_at as "occurredAt", e.actor,
  -- Why staff did something is for staff; who somebody is stands above the list already.
  e.payload - 'accountId' || case when e.personal ? 'reason'
    then jsonb_build_object('reason', e.personal -> 'reason') else '{}'::jsonb end as details,
  case when c.id is not null then jsonb_build_object('type', c.type, 'details', c.payload - 'accountId') end as cause
  from domain_events e left join domain_events c on c.id = e.causation_id`

/**
 * What happened to a person, the latest first.
 * @param before the position at which the previous page ended
 */
export function listTimeline(
  sql: Sql,
  { accountId, before, size }: { accountId: string; before?: number | undefined; size: number },
): Promise<JournalEntry[]> {
  return sql.rows({
    name: 'analytics-timeline',
    text: `select ${JOURNAL_ENTRY}
      where e.payload ? 'accountId' and e.payload ->> 'accountId' = $1 and ($2::bigint is null or e.position < $2)
      order by e.position desc limit $3`,
    values: [accountId, before ?? null, size],
  })
}
