import type { Sql } from '#platform/database/sql'

interface HarvestRow {
  state: 'running' | 'done' | 'failed'
  startedAt: Date
  finishedAt: Date | null
  seen: number
  changed: number
  removed: number
  error: string | null
}

const LATEST = (condition: string) => `
  select state, started_at as "startedAt", finished_at as "finishedAt", seen, changed, removed, error
  from notion_harvests where ${condition} order by started_at desc limit 1`

/** The latest harvest, and the latest successful one; null where there is none. */
export async function findHarvests(sql: Sql) {
  const [[last], [lastDone]] = await Promise.all([
    sql.rows<HarvestRow>({ name: 'notion-last-harvest', text: LATEST('true') }),
    sql.rows<HarvestRow>({ name: 'notion-last-done', text: LATEST(`state = 'done'`) }),
  ])
  return { last: presented(last), lastDone: presented(lastDone) }
}

function presented(row: HarvestRow | undefined) {
  if (row === undefined) return null
  const { startedAt, finishedAt, ...rest } = row
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
