import type { DirectoryQuery } from '@meridian/contracts/http/analytics/list-users'
import type { Sql } from '#platform/database/sql'

/** How many people the directory holds for these filters, from counts that are kept. */
export async function getDirectoryCount(
  sql: Sql,
  { tier, status }: Pick<DirectoryQuery, 'tier' | 'status'>,
): Promise<number> {
  const [row] = await sql.rows<{ people: number }>({
    name: 'analytics-directory-count',
    text: `select coalesce(sum(people), 0)::int as people from read.directory_counts
           where ($1::text is null or tier = $1) and ($2::text is null or status = $2)`,
    values: [tier ?? null, status ?? null],
  })
  return row?.people ?? 0
}
