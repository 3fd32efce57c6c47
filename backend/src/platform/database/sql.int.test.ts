import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import { createSqlPool, type SqlPool } from './sql.ts'
import { isConnectionLoss } from './troubles.ts'

let pool: SqlPool
let databaseUrl: string

beforeAll(async () => {
  const own = await createTestSystem()
  databaseUrl = own.system.config.databaseUrl
  pool = createSqlPool(databaseUrl, { max: 1, onError: () => {} })
  return async () => {
    await pool.close()
    await own.stop()
  }
})

const backend = () => pool.rows<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
const xid = { text: 'select pg_current_xact_id()::text as id' }

it('lets PostgreSQL end what a host that vanished has begun', async () => {
  const shown = await pool.rows({ text: 'show idle_in_transaction_session_timeout' })
  expect(shown).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
})

it('runs all statements of the work in one transaction, the first one too', async () => {
  const ids = await pool.transaction(async (tx) => {
    const first = await tx.rows<{ id: string }>(xid)
    return [...first, ...(await tx.rows<{ id: string }>(xid))]
  })
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
})

it('takes back what was written when the work fails, and gives the connection to whoever is next', async () => {
  const [before] = await backend()
  const failing = pool.transaction(async (tx) => {
    await tx.rows({ text: 'create table half_done ()' })
    throw new Error('no further')
  })
  await expect(failing).rejects.toThrow('no further')
  expect(await pool.rows({ text: `select to_regclass('half_done') as name` })).toEqual([{ name: null }])
  expect(await backend()).toEqual([before])
})

it('tells whoever asks when the process has all but ended that the connection is lost', async () => {
  const closed = createSqlPool(databaseUrl, { max: 1, onError: () => {} })
  await closed.close()
  const error: unknown = await closed.rows(xid).catch((reason: unknown) => reason)
  expect(error instanceof Error && isConnectionLoss(error)).toBe(true)
})

it('takes a host whose name nobody knows for one that is away: that of a stopped container has none', async () => {
  const nowhere = createSqlPool('postgres://meridian@database.invalid/meridian', {
    max: 1,
    onError: () => {},
  })
  const error: unknown = await nowhere.rows(xid).catch((reason: unknown) => reason)
  await nowhere.close()
  expect(error instanceof Error && isConnectionLoss(error)).toBe(true)
})
