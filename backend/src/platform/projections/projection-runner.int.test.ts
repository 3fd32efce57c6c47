import { randomUUID } from 'node:crypto'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { APPEND_EVENTS, journalRows } from '../journal/journal.ts'
import { createLookAhead, QUIET_STRETCH } from './look-ahead.ts'
import { defineProjection } from './projection.ts'
import { rebuild } from './projection-rebuild.ts'
import { project, runProjection } from './projection-runner.ts'

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
  const own = await createTestSystem()
  system = own.system
  await system.sql.rows({
    text: 'create table read.renames (account_id uuid primary key, count int not null)',
  })
  return own.stop
})

const origin = { actor: 'operator' as const, correlationId: 'test', causationId: null }

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
  await until(round, { what: 'the projection to catch up' })
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
    const client = new pg.Client({ connectionString: system.config.databaseUrl })
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

  it('looks again soon while an open transaction holds back what it handles, and rarely otherwise', async () => {
    const client = new pg.Client({ connectionString: system.config.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('select pg_current_xact_id()')
    const held = randomUUID()
    await system.sql.rows({ text: APPEND_EVENTS, values: [rowsFor(held)] })
    const waits: number[] = []
    const stopping = new AbortController()
    const { sql, log } = system
    const next = async (atMost: number) => {
      waits.push(atMost)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { signal } = stopping
    const running = runProjection(renames, {
      sql,
      log,
      signal,
      lookAhead: createLookAhead(sql),
      reader: { next },
    })
    await until(() => waits.length > 2, { what: 'a few looks' })
    expect(Math.max(...waits)).toBeLessThan(100)
    // Nobody is woken by this.
    await client.query('commit')
    await client.end()
    await until(async () => (await countOf(held)) === 1, { what: 'the event to be applied' })
    await until(() => (waits.at(-1) ?? 0) >= 1_000, { what: 'a rest' })
    stopping.abort()
    await running
  })

  it('is behind as long as there is something that it handles and has not applied', async () => {
    const lookAhead = createLookAhead(system.sql)
    const verifications = { ...renames, name: 'verifications', handles: ['accounts.email-verified'] } as const
    const accountId = randomUUID()
    await system.sql.rows({ text: APPEND_EVENTS, values: [rowsFor(accountId)] })
    await until(async () => (await lookAhead(renames)) === 'ready', {
      what: 'the event to be there for readers',
    })
    expect(await Promise.all([lookAhead(renames), lookAhead(verifications)])).toEqual(['ready', 'nothing'])
    await catchUp(async () => (await countOf(accountId)) > 0)
    expect(await Promise.all([lookAhead(renames), lookAhead(verifications)])).toEqual(['nothing', 'nothing'])
  })

  it('passes over a long stretch that is none of its concern once, and finds what comes after it', async () => {
    const lookAhead = createLookAhead(system.sql)
    const passing = { ...renames, name: 'passing', handles: ['accounts.backup-codes-renewed'] } as const
    const far = { text: `select position::int from projection_checkpoints where projection = 'passing'` }
    await project(system.sql, passing)
    const [before] = await system.sql.rows<{ position: number }>(far)
    const verified = { type: 'accounts.email-verified', payload: { accountId: randomUUID() } } as const
    const stretch = Array.from({ length: QUIET_STRETCH }, () => verified)
    await system.sql.rows({ text: APPEND_EVENTS, values: [journalRows(stretch, origin, new Date())] })
    const isReady = async () => (await lookAhead(passing)) === 'ready'
    await until(isReady, { what: 'the stretch to be there for readers' })
    expect(await project(system.sql, passing)).toBe(0)
    const [after] = await system.sql.rows<{ position: number }>(far)
    expect((after?.position ?? 0) - (before?.position ?? 0)).toBeGreaterThanOrEqual(QUIET_STRETCH)
    expect(await lookAhead(passing)).toBe('nothing')
    const own = { type: 'accounts.backup-codes-renewed', payload: { accountId: randomUUID() } } as const
    await system.sql.rows({ text: APPEND_EVENTS, values: [journalRows([own], origin, new Date())] })
    await until(isReady, { what: 'its event to be found' })
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
