import type { Sql } from '#platform/database/sql'

/**
 * When the last comparison with the provider that also repaired began; null before the first. What counts is the
 * beginning: what the provider sent while it was running was not looked at. Reports of an older version do not say when
 * that was.
 */
export async function findLastReconciliation(sql: Sql): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date | null }>({
    name: 'membership-find-last-reconciliation',
    text: `select max((payload ->> 'startedAt')::timestamptz) as at from domain_events
      where type = 'membership.billing-reconciled' and payload ->> 'dryRun' = 'false'`,
    values: [],
  })
  return row?.at ?? null
}
