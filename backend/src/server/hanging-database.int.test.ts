import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { BERLIN } from '@meridian/infra/testing/map'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { openWay } from '@meridian/infra/testing/way-to-server'
import type { WeakLine } from '@meridian/infra/testing/weak-line'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../testing.ts'

const LONGEST_STATEMENT_MS = 200
const AT_ONCE = 3
const TEXT = 'The service is not available right now. Please try again in a moment.'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let way: WeakLine
let backend: TestBackend
let admin: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  way = await openWay(database.url)
  const env = { ...testEnvironment({ databaseUrl: way.url }), PORT: '0' }
  backend = await startBackend(env, { longestStatementMs: LONGEST_STATEMENT_MS })
  admin = await adminAt(backend)
})
afterAll(async () => {
  way.close()
  await backend.stop()
  await database.drop()
})

describe('a database that keeps its connections and says nothing', () => {
  it.each([
    ['a list', () => admin.get('/api/users')],
    ['a command', () => admin.post('/api/user/location', { ...BERLIN, isLocationPublic: false })],
  ])('keeps nobody waiting, and is asked on other connections: %s', async (_, ask) => {
    const refusals = new Set<string>()
    const works = async () => {
      // Together they meet every connection.
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask))
      const refused = answers.filter(({ status }) => status !== 200)
      for (const { status, text } of refused) refusals.add(`${status} ${text}`)
      return refused.length === 0
    }
    await until(works, { within: 30_000, what: 'it to work' })
    way.silence()
    await until(works, { within: 30_000, what: 'it to work again' })
    expect([...refusals]).toEqual([`503 ${TEXT}`])
  })
})
