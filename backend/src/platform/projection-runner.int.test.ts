import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose, type System } from '../compose.ts'
import { readConfig } from '../config.ts'
import { APPEND_EVENTS, journalRows } from './journal.ts'
import { defineProjection } from './projection.ts'
import { rebuild } from './projection-rebuild.ts'
import { project } from './projection-runner.ts'
import { createIsBehind } from './projections-behind.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let system: System

/** Counts renames; nothing but what this file needs. */
const renames = defineProjection({
  name: 'renames',
  tables: ['renames'],
  handles: ['accounts.account-renamed'],
  async apply(events, sql) {
    for (const { payload } of events)
      await sql.rows({
        text: `insert into renames values ($1, 1) on conflict (account_id) do update set count = renames.count + 1`,
        values: [payload.accountId],
      })
  },
})

beforeAll(async () => {
  database = await createTestDatabase()
  system = compose(readConfig(testEnvironment({ databaseUrl: database.url })), 'test')
  await system.sql.rows({
    text: 'create table read.renames (account_id uuid primary key, count int not null)',
  })
})
afterAll(async () => {
  await system.close()
  await database.drop()
})

const origin = { actor: 'test', correlationId: 'test', causationId: null }

function rowsFor(accountId: string): string {
  const event = { type: 'accounts.account-renamed', payload: { accountId, username: 'Ada' } } as const
  return journalRows([event], origin, new Date())
}

async function countOf(accountId: string): Promise<number> {
  const query = { text: 'select count from read.renames where account_id = $1', values: [accountId] }
  const [row] = await system.sql.rows<{ count: number }>(query)
  return row?.count ?? 0
}

/** Several at a time, as workers do; open transactions of other test files on this server may hold them back. */
async function catchUp(done: () => Promise<boolean>): Promise<void> {
  const round = async () => {
    await Promise.all(Array.from({ length: 4 }, () => project(system.sql, renames, 3)))
    return done()
  }
  await until(round, { within: 20_000, what: 'the projection to catch up' })
}

describe('a projection', () => {
  it('applies each event once, however many run it at the same time', async () => {
    const accountId = randomUUID()
    for (let index = 0; index < 10; index += 1)
      await system.sql.rows({ text: APPEND_EVENTS, values: [rowsFor(accountId)] })
    await catchUp(async () => (await countOf(accountId)) >= 10)
    expect(await countOf(accountId)).toBe(10)
  })

  it('does not lose the event of a transaction that commits late', async () => {
    const [slow, fast] = [randomUUID(), randomUUID()]
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('begin')
    await client.query(APPEND_EVENTS, [rowsFor(slow)])
    await system.sql.rows({ text: APPEND_EVENTS, values: [rowsFor(fast)] })
    await project(system.sql, renames)
    expect(await countOf(fast), 'nothing is applied past a transaction that is still open').toBe(0)
    await client.query('commit')
    await client.end()
    await catchUp(async () => (await countOf(slow)) > 0 && (await countOf(fast)) > 0)
    expect([await countOf(slow), await countOf(fast)]).toEqual([1, 1])
  })

  it('is behind as long as there is something that it handles and has not applied', async () => {
    const isBehind = createIsBehind(system.sql)
    const verifications = { ...renames, name: 'verifications', handles: ['accounts.email-verified'] } as const
    const accountId = randomUUID()
    await system.sql.rows({ text: APPEND_EVENTS, values: [rowsFor(accountId)] })
    await until(() => isBehind(renames), { within: 20_000, what: 'the event to be there for readers' })
    expect(await Promise.all([isBehind(renames), isBehind(verifications)])).toEqual([true, false])
    await catchUp(async () => (await countOf(accountId)) > 0)
    expect(await Promise.all([isBehind(renames), isBehind(verifications)])).toEqual([false, false])
  })

  it('is rebuilt to the same rows', async () => {
    const all = { text: 'select * from read.renames order by account_id' }
    const live = await system.sql.rows(all)
    expect(live.length).toBeGreaterThan(0)
    await system.sql.rows({ text: 'update read.renames set count = count + 100' })
    await rebuild(system.sql, renames)
    expect(await system.sql.rows(all)).toEqual(live)
  })
})
