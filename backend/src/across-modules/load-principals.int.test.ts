import { createHash, randomBytes } from 'node:crypto'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '#platform/database/sql'
import { sessionLoader } from './load-principals.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

/** A loader, and how many sessions each of its queries was about. */
function createLoader() {
  const asked: number[] = []
  const sql: Sql = {
    rows(query) {
      const [ids] = query.values ?? []
      if (query.name === 'principals-by-session' && Array.isArray(ids)) asked.push(ids.length)
      return backend.system.sql.rows(query)
    },
  }
  return { load: sessionLoader(sql, { needsSecondFactor: false }), asked }
}

async function openSession(accountId: string | null, lasts = '1 hour'): Promise<Buffer> {
  const id = createHash('sha256').update(randomBytes(16)).digest()
  await backend.system.sql.rows({
    text: `insert into sessions (id, account_id, data, expires_at) values ($1, $2, '{}', now() + $3::interval)`,
    values: [id, accountId, lasts],
  })
  return id
}

const end = (id: Buffer) =>
  backend.system.sql.rows({ text: 'delete from sessions where id = $1', values: [id] })

describe('sessions that are asked for at the same moment', () => {
  it('come in one query, each with its own person', async () => {
    const [ada, bob] = [await arriveAt(backend), await arriveAt(backend)]
    const [hers, his, visitors, ended, unknown] = [
      await openSession(ada.id),
      await openSession(bob.id),
      await openSession(null),
      await openSession(ada.id, '-1 second'),
      randomBytes(32),
    ]
    const { load, asked } = createLoader()
    const found = await Promise.all([unknown, his, hers, ended, visitors, his].map(load))
    expect(found.map((session) => session && (session.principal?.id ?? 'nobody'))).toEqual([
      undefined,
      bob.id,
      ada.id,
      undefined,
      'nobody',
      bob.id,
    ])
    expect(asked).toEqual([5])
    expect(found[1]?.principal).not.toBe(found[5]?.principal)
  })

  it('are asked for anew the next time, so that an ended one is found by nobody', async () => {
    const person = await arriveAt(backend)
    const [ending, staying] = [await openSession(person.id), await openSession(person.id)]
    const { load, asked } = createLoader()
    await Promise.all([load(ending), load(staying)])
    await end(ending)
    const found = await Promise.all([load(ending), load(staying)])
    expect(found.map((session) => session?.principal?.id)).toEqual([undefined, person.id])
    expect(asked).toEqual([2, 2])
  })

  it('do not answer who comes while a query about the same session is under way', async () => {
    const id = await openSession((await arriveAt(backend)).id)
    const { load, asked } = createLoader()
    const first = load(id)
    await new Promise(setImmediate)
    const second = load(id)
    expect((await Promise.all([first, second])).map((session) => session !== undefined)).toEqual([true, true])
    expect(asked).toEqual([1, 1])
  })

  it('are planned once, however few they are', async () => {
    const id = await openSession((await arriveAt(backend)).id)
    const { plannedSql } = backend.system
    const load = sessionLoader(plannedSql, { needsSecondFactor: false })
    // PostgreSQL tries five times before it keeps a plan.
    for (let time = 0; time < 10; time += 1) await load(id)
    const plans = await plannedSql.rows<{ custom: number; kept: number }>({
      text: `select custom_plans::int as custom, generic_plans::int as kept from pg_prepared_statements
        where name = 'principals-by-session'`,
    })
    expect(plans).toEqual([{ custom: 0, kept: expect.any(Number) }])
  })
})
