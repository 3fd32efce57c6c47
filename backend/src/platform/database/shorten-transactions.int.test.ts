import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { asLast, shortenTransactions } from './shorten-transactions.ts'

let databaseUrl: string
let observer: pg.Pool
let client: pg.PoolClient
let pid: number

beforeAll(async () => {
  const own = await createTestSystem()
  databaseUrl = own.system.config.databaseUrl
  observer = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await observer.query('create table shelf (place int primary key)')
  return async () => {
    await observer.end()
    await own.stop()
  }
})

beforeEach(async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, pipeline: true })
  pool.on('connect', shortenTransactions)
  client = await pool.connect()
  client.on('error', () => {})
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  pid = rows[0]?.pid ?? 0
  await observer.query('truncate shelf')
  onTestFinished(async () => {
    client.release(true)
    await pool.end()
  })
})

const put = (place: number) => client.query('insert into shelf values ($1)', [place])
const putLast = (place: number) => client.query(asLast('insert into shelf values ($1)'), [place])

async function state(): Promise<string | undefined> {
  const { rows } = await observer.query<{ state: string }>(
    'select state from pg_stat_activity where pid = $1',
    [pid],
  )
  return rows[0]?.state
}

async function shelf(): Promise<number[]> {
  const { rows } = await observer.query<{ place: number }>('select place from shelf order by place')
  return rows.map(({ place }) => place)
}

it('begins with the first statement, and not before', async () => {
  await client.query('begin')
  expect(await state()).toBe('idle')
  await put(1)
  expect(await state()).toBe('idle in transaction')
  expect(await shelf()).toEqual([])
  await client.query('commit')
  expect(await shelf()).toEqual([1])
})

it('asks PostgreSQL for nothing when nothing was done', async () => {
  await client.query('begin')
  await client.query('commit')
  await client.query('begin')
  await client.query('rollback')
  await put(1)
  expect(await shelf()).toEqual([1])
})

it('has committed with its last statement before anybody asks for it', async () => {
  await client.query('begin')
  await put(1)
  await putLast(2)
  await until(async () => (await state()) === 'idle', { within: 5_000, what: 'the transaction to end' })
  expect(await shelf()).toEqual([1, 2])
  expect(await client.query('commit')).toMatchObject({ command: 'COMMIT' })
})

it('takes everything back when the last statement fails, and the connection goes on', async () => {
  await client.query('begin')
  await put(1)
  await expect(putLast(1)).rejects.toMatchObject({ code: '23505' })
  await client.query('rollback')
  expect(await shelf()).toEqual([])
  await client.query('begin')
  await putLast(3)
  await client.query('commit')
  expect(await shelf()).toEqual([3])
})

it('sends a statement that is the only one without begin and commit', async () => {
  await client.query('begin')
  await putLast(1)
  await client.query('commit')
  const { rows } = await observer.query('select query from pg_stat_activity where pid = $1', [pid])
  expect(rows).toEqual([{ query: expect.stringContaining('insert into shelf') }])
  expect(await shelf()).toEqual([1])
})

it('refuses a statement behind the last one', async () => {
  await client.query('begin')
  await putLast(1)
  expect(() => put(2)).toThrow('behind the one that was to be the last')
  await client.query('commit')
  expect(await shelf()).toEqual([1])
})

it('takes a mark for nothing outside of a transaction', async () => {
  await putLast(1)
  await put(2)
  expect(await shelf()).toEqual([1, 2])
})

it('writes nothing on a connection that was cut before its first statement', async () => {
  await client.query('begin')
  await observer.query('select pg_terminate_backend($1, 5000)', [pid])
  await expect(put(1)).rejects.toThrow(/terminat|not queryable/)
  await client.query('rollback').catch(() => {})
  expect(await shelf()).toEqual([])
})
