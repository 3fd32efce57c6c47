import { directoryQuery } from '@meridian/contracts/http/analytics/list-users'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { expect, it, onTestFinished } from 'vitest'
import type { Query, Sql } from '#platform/database/sql'
import { listUsers } from './list-users.ts'

const PEOPLE = 5_000

interface Plan {
  'Plan Rows': number
  Plans: [Plan]
}

/** How many people PostgreSQL expects to find for the letters that are searched for, before it has looked. */
async function expectedFor(search: string, sql: Sql): Promise<number> {
  let asked: Query | undefined
  const rows: Sql['rows'] = (query) => {
    asked = query
    return sql.rows(query)
  }
  await listUsers({ rows }, directoryQuery.parse({ search }), { withEmail: true, size: 50 })
  if (asked === undefined) throw new Error('Nothing was asked')
  const explain = { ...asked, text: `explain (format json) ${asked.text}` }
  const explained = await sql.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain)
  const [people] = explained.flatMap(({ 'QUERY PLAN': [{ Plan: page }] }) => page.Plans)
  return people?.['Plan Rows'] ?? Number.NaN
}

it('PostgreSQL expects few where few have what is searched for: else it looks through everybody for them', async () => {
  const { system, stop } = await createTestSystem()
  onTestFinished(stop)
  await system.sql.rows({
    text: `insert into read.directory (account_id, username, email, role, tier, status, joined_at)
      select gen_random_uuid(), 'Person ' || n, 'person' || n || '@example.org', 'member', 'none', 'none', now()
      from generate_series(1, $1) as n`,
    values: [PEOPLE],
  })
  await system.sql.rows({ text: 'analyze read.directory' })
  expect(await expectedFor('zzzz', system.sql)).toBeLessThan(5)
  expect(await expectedFor('person', system.sql)).toBeGreaterThan(PEOPLE / 2)
})
