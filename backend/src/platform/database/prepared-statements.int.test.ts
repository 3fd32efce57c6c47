import { testEnvironment } from '@meridian/infra/testing/environment'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { until } from '@meridian/infra/testing/until'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import pg from 'pg'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { compose } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { prepareStatements, rowsAtOnce } from './prepared-statements.ts'

let databaseUrl: string
let pool: pg.Pool

beforeAll(async () => {
  const own = await createTestSystem()
  databaseUrl = own.system.config.databaseUrl
  pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('connect', prepareStatements)
  return async () => {
    await pool.end()
    await own.stop()
  }
})

/** How often PostgreSQL was asked for it, by those preparations that this connection has. */
async function preparationsOf(text: string) {
  const { rows } = await pool.query(
    'select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = $1',
    [text],
  )
  return rows
}

it('has a statement read once, whoever asks, and however they wait for the answer', async () => {
  const text = 'select $1::int + 1 as next'
  const client = await pool.connect()
  const called = Promise.withResolvers<unknown>()
  client.query(text, [1], (_error, { rows }) => called.resolve(rows))
  expect(await called.promise).toEqual([{ next: 2 }])
  expect((await client.query(text, [2])).rows).toEqual([{ next: 3 }])
  client.release()
  expect((await pool.query(text, [3])).rows).toEqual([{ next: 4 }])
  expect(await preparationsOf(text)).toEqual([{ runs: 3 }])
})

it('tells of a failure in both ways, and the connection goes on', async () => {
  const text = 'select 1 / $1::int as part'
  await expect(pool.query(text, [0])).rejects.toThrow('division by zero')
  const client = await pool.connect()
  const called = Promise.withResolvers<Error>()
  client.query(text, [0], (error) => called.resolve(error))
  expect(await called.promise).toMatchObject({ message: 'division by zero' })
  client.release()
  expect((await pool.query(text, [1])).rows).toEqual([{ part: 1 }])
})

it('leaves alone what has no parameters, and may be several statements', async () => {
  const text = 'select 1 as one'
  expect((await pool.query(text)).rows).toEqual([{ one: 1 }])
  await pool.query(`${text}; ${text}`, [])
  expect(await preparationsOf(text)).toEqual([])
})

it('reads a statement anew once a migration has given it another column', async () => {
  const text = 'select * from shelf where place = $1'
  await pool.query('create table shelf (place int)')
  await pool.query('insert into shelf values (1)')
  expect((await pool.query(text, [1])).rows).toEqual([{ place: 1 }])
  await pool.query('alter table shelf add label text')
  await expect(pool.query(text, [1])).rejects.toMatchObject({ code: '0A000' })
  expect((await pool.query(text, [1])).rows).toEqual([{ place: 1, label: null }])
})

/** A system whose database hears all that it says by a line that also tells it to us. */
async function overheardSystem() {
  const address = new URL(databaseUrl)
  let said = ''
  const line = await openWeakLine(Number(address.port), (words) => {
    said += words.toString()
  })
  address.port = new URL(line.url).port
  const system = compose(readConfig(testEnvironment({ databaseUrl: address.href })), 'test')
  onTestFinished(async () => {
    await system.close()
    line.close()
  })
  return { system, hasSaid: (words: string) => said.includes(words) }
}

it('sends the statements of a command that are asked for together, while PostgreSQL still works on the first', async () => {
  const { system, hasSaid } = await overheardSystem()
  const waiting = { text: 'select pg_advisory_xact_lock($1) is null as waited', values: [1] }
  const behind = { text: 'select $1::int as behind', values: [2] }
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  const asked = system.commands.run(
    (_: undefined, { em }) => rowsAtOnce(em, [waiting, behind]),
    undefined,
    'schedule:test',
  )
  await until(() => hasSaid(behind.text), { within: 10_000, what: 'the second statement' }).finally(() =>
    holder.release(true),
  )
  expect(await asked).toEqual([[{ waited: false }], [{ behind: 2 }]])
})
