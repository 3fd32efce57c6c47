import type { Sql } from '#platform/sql'

/** When the last comparison with the provider that also repaired was done; null before the first. */
export async function findLastReconciliation(sql: Sql): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date | null }>({
    name: 'membership-find-last-reconciliation',
    text: `select max(occurred_at) as at from domain_events
      where type = 'membership.billing-reconciled' and payload ->> 'dryRun' = 'false'`,
    values: [],
  })
  return row?.at ?? null
}
