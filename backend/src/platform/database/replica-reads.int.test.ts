import { createTestDatabase } from '@meridian/infra/testing/database'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createReplicaReads } from './replica-reads.ts'
import { createSqlPool, type Sql, type SqlPool } from './sql.ts'

const open = (url: string) => createSqlPool(url, { max: 1, onError: () => {} })
/** Nothing listens there. */
const gone = open('postgres://127.0.0.1:1/none')

let primary: SqlPool
let replicas: SqlPool[]
let addresses: readonly { url: string }[]
beforeAll(async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()])
  addresses = databases
  const [first, ...others] = databases.map(({ url }) => open(url))
  if (first === undefined) throw new Error('There is no database')
  primary = first
  replicas = others
  return async () => {
    await Promise.all([primary, ...replicas, gone].map((pool) => pool.close()))
    await Promise.all(databases.map(({ drop }) => drop()))
  }
})

async function nameOf(sql: Sql): Promise<string> {
  const [row] = await sql.rows<{ name: string }>({ text: 'select current_database() as name' })
  return row?.name ?? ''
}

it('asks the replicas in turn', async () => {
  const reads = createReplicaReads(replicas, primary, () => {})
  const asked = [await nameOf(reads), await nameOf(reads), await nameOf(reads)]
  const names = await Promise.all(replicas.map(nameOf))
  expect(new Set(asked)).toEqual(new Set(names))
  expect(asked[2]).toBe(asked[0])
})

it('asks the primary where there is no replica', async () => {
  expect(createReplicaReads([], primary, () => {})).toBe(primary)
})

it('asks the primary where a replica does not answer, and leaves that one alone for a while', async () => {
  const errors: unknown[] = []
  const reads = createReplicaReads([gone], primary, (error) => errors.push(error))
  const name = await nameOf(primary)
  expect([await nameOf(reads), await nameOf(reads)]).toEqual([name, name])
  expect(errors).toHaveLength(1)
})

it('goes on asking a replica that was asked something wrong', async () => {
  const [replica] = replicas
  if (replica === undefined) throw new Error('There is no replica')
  const reads = createReplicaReads([replica], primary, () => {})
  const wrong = { text: 'select $1::text', values: ['\0'] }
  await expect(reads.rows(wrong)).rejects.toThrow('invalid byte sequence')
  expect(await nameOf(reads)).toBe(await nameOf(replica))
})

it('does not ask the primary what took a replica too long', async () => {
  const [{ url } = { url: '' }] = addresses
  const hasty = createSqlPool(url, { max: 1, onError: () => {}, longestStatementMs: 500 })
  onTestFinished(() => hasty.close())
  const reads = createReplicaReads([hasty], primary, () => {})
  await expect(reads.rows({ text: 'select pg_sleep(5)' })).rejects.toThrow('statement timeout')
  expect(await nameOf(reads)).toBe(await nameOf(hasty))
})

it('says what is wrong with a query', async () => {
  const reads = createReplicaReads(replicas, primary, () => {})
  await expect(reads.rows({ text: 'select from nowhere' })).rejects.toThrow('"nowhere" does not exist')
})
