import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { BERLIN } from '@meridian/infra/testing/map'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../testing.ts'

const MAX_STATEMENT_MS = 500
const TEXT = 'This took too long, so we stopped it. Please try again in a moment.'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let admin: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  const env = { ...testEnvironment({ databaseUrl: database.url }), PORT: '0' }
  backend = await startBackend(env, { longestStatementMs: MAX_STATEMENT_MS })
  admin = await adminAt(backend)
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

/** What a request is answered while somebody holds a table that it needs. */
async function answerWhileHeld(table: string, ask: () => Promise<{ status: number; text: string }>) {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    let answer: { status: number; text: string } | undefined
    void ask().then((given) => {
      answer = given
    })
    return await until(() => answer, { within: 10_000, what: 'the answer' })
  } finally {
    await holder.end()
  }
}

describe('a statement that takes too long', () => {
  it.each([
    ['a list', 'read.directory', () => admin.get('/api/users')],
    [
      'a command',
      'member_locations',
      () => admin.post('/api/user/location', { ...BERLIN, isLocationPublic: false }),
    ],
  ])('is stopped, and whoever asked is told: %s', async (_, table, ask) => {
    expect(await answerWhileHeld(table, ask)).toMatchObject({ status: 503, text: TEXT })
    expect((await ask()).status).toBe(200)
  })
})

it('whoever answers nobody may take their time: workers, migrations, rebuilds', async () => {
  const { system, stop } = await createTestSystem()
  const shown = { text: 'show statement_timeout' }
  const [forTheirs] = await system.sql.rows(shown)
  const [forAnswers] = await backend.system.plannedSql.rows(shown)
  await stop()
  expect([forTheirs, forAnswers]).toEqual([{ statement_timeout: '0' }, { statement_timeout: '500ms' }])
})
