import { createTestDatabase } from '@meridian/infra/testing/database'
import { until } from '@meridian/infra/testing/until'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeGently } from './gentle-changes.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const clients: pg.Client[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await database.drop()
})

async function connect(options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, options })
  await client.connect()
  clients.push(client)
  return client
}

it('a change of a table in use lets others go first, and is made once it is free', async () => {
  const [longReader, otherReader] = [await connect(), await connect()]
  await longReader.query('begin')
  await longReader.query('select count(*) from accounts')
  const migrator = await connect('-c lock_timeout=100ms')
  let tries = 0
  const changed = changeGently(() => {
    tries += 1
    return migrator.query('alter table accounts add column tried boolean')
  })
  await until(() => tries > 1, { what: 'a second try' })
  await otherReader.query('select count(*) from accounts')
  await longReader.query('commit')
  await changed
  const { fields } = await otherReader.query('select tried from accounts')
  expect(fields).toHaveLength(1)
})

it('gives up when the table never becomes free, and says so', async () => {
  const longReader = await connect()
  await longReader.query('begin')
  await longReader.query('select count(*) from accounts')
  const migrator = await connect('-c lock_timeout=50ms')
  const change = () => migrator.query('alter table accounts add column never boolean')
  await expect(changeGently(change, 1)).rejects.toThrow('lock timeout')
  await longReader.query('rollback')
})
