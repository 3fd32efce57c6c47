import type { Sql } from '#platform/database/sql'

/** True when a harvest that began at `since` or later has come to its end. */
export async function findFinishedHarvest(sql: Sql, since: Date): Promise<boolean> {
  const rows = await sql.rows({
    name: 'notion-find-finished',
    text: `select 1 from notion_harvests where started_at >= $1 and state <> 'running' limit 1`,
    values: [since],
  })
  return rows.length > 0
}
