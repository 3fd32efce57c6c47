import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { Sql } from '#platform/database/sql'

type Findings = PayloadOf<'membership.billing-reconciled'>['findings']

/** What the last comparison that also repaired found, among those reported before this position of the journal. */
export async function listFindingsBefore(sql: Sql, position: string): Promise<Findings> {
  const [row] = await sql.rows<{ findings: Findings }>({
    name: 'membership-list-findings-before',
    text: `select payload -> 'findings' as findings from domain_events
      where type = 'membership.billing-reconciled' and payload ->> 'dryRun' = 'false' and position < $1
      order by position desc limit 1`,
    values: [position],
  })
  return row?.findings ?? []
}
