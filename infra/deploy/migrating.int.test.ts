import { MINUTE_MS } from '@meridian/contracts/values/durations'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { makePending, migrateAt } from '../testing/migrating.ts'
import { until } from '../testing/until.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const clients: pg.Client[] = []
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()))
  await database.drop()
})

async function connect(options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, options })
  await client.connect()
  clients.push(client)
  return client
}

const migrate = () => migrateAt(database.url)

const makeIndexPending = (sql: pg.Client) =>
  makePending(sql, '20261122-checkouts-by-account', 'drop index checkouts_by_account')

async function isIndexValid(sql: pg.Client, index = 'checkouts_by_account'): Promise<boolean | undefined> {
  const { rows } = await sql.query<{ indisvalid: boolean }>({
    text: 'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    values: [index],
  })
  return rows[0]?.indisvalid
}

/** Begins to build an index, and breaks off, as when the server goes away. */
async function breakOff(index: string, table: string, column: string): Promise<void> {
  const [sql, writer] = [await connect('-c lock_timeout=100ms'), await connect()]
  await writer.query('begin')
  await writer.query(`lock table ${table} in row exclusive mode`)
  const building = sql.query(
    `create index concurrently ${index.replace('read.', '')} on ${table} (${column})`,
  )
  await expect(building).rejects.toThrow('lock timeout')
  await writer.query('commit')
  expect(await isIndexValid(sql, index)).toBe(false)
}

/** Waits until another session of this database is as `condition` says, in terms of pg_stat_activity. */
async function untilSession(sql: pg.Client, what: string, condition: string): Promise<void> {
  const text = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`
  await until(async () => (await sql.query(text)).rows.length > 0, { within: MINUTE_MS, what })
}

it('two at once end, also while one builds an index that has to wait for others', async () => {
  const [sql, writer] = [await connect(), await connect()]
  await makeIndexPending(sql)
  await writer.query('begin')
  await writer.query('lock table checkouts in row exclusive mode')
  const first = migrate()
  await untilSession(
    sql,
    'the index that is built',
    `state = 'active' and query like 'create index concurrently%'`,
  )
  const second = migrate()
  const holders = `select pid from pg_locks where locktype = 'advisory' and granted`
  await untilSession(sql, 'the second one', `query like '%advisory_lock%' and pid not in (${holders})`)
  await writer.query('commit')
  await Promise.all([first, second])
  expect(await isIndexValid(sql)).toBe(true)
})

it.each([
  ['20261122-checkouts-by-account', 'checkouts_by_account', 'checkouts', 'account_id'],
  ['20261122-latest-referrals', 'read.referrers_by_credit', 'read.referrers', 'credited_at'],
])('an index of %s whose building broke off is built anew', async (migration, index, table, column) => {
  const sql = await connect()
  await makePending(sql, migration, `drop index ${index}`)
  await breakOff(index, table, column)
  expect(await migrate()).not.toContain('never read')
  expect(await isIndexValid(sql, index)).toBe(true)
})

it('an index whose building broke off, and whose migration counts as done, is told with what mends it', async () => {
  const sql = await connect()
  await sql.query('drop index read.referrers_by_credit')
  await breakOff('read.referrers_by_credit', 'read.referrers', 'credited_at')
  const mend = 'reindex index concurrently read.referrers_by_credit'
  expect(await migrate()).toContain(mend)
  await sql.query(mend)
  expect(await migrate()).not.toContain('never read')
})

it('each step is said in a line that collectors of logs can read', async () => {
  await makeIndexPending(await connect())
  const lines = (await migrate()).trim().split('\n')
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(said).toContainEqual(expect.stringContaining("Applied '20261122-checkouts-by-account'"))
  expect(said.at(-1)).toBe('migrated')
})

it('an index that was made twice is there once, whatever the second one is called', async () => {
  const sql = await connect()
  const undo = 'create index again on read.referrers (code text_pattern_ops) where code is not null'
  await makePending(sql, '20261124-one-index-of-codes', undo)
  await migrate()
  const { rows } = await sql.query(
    `select indexname from pg_indexes where tablename = 'referrers' and indexdef like '%(code text_pattern_ops)%'`,
  )
  expect(rows).toEqual([{ indexname: 'referrers_code_idx' }])
})

it('the copy that a rebuilding leaves when it breaks off is told apart from its index', async () => {
  const sql = await connect()
  await breakOff('checkouts_by_account_ccnew', 'checkouts', 'account_id')
  const mend = 'drop index concurrently checkouts_by_account_ccnew'
  expect(await migrate()).toContain(mend)
  await sql.query(mend)
  expect(await migrate()).not.toContain('never read')
})

it('who reads a table does not wait for a change of it behind one who reads for long', async () => {
  const [sql, longReader] = [await connect('-c statement_timeout=10s'), await connect()]
  const undo = 'alter table accounts drop column credentials_version'
  await makePending(sql, '20261122-credentials-version', undo)
  await longReader.query('begin')
  await longReader.query('select count(*) from accounts')
  const migrated = migrate()
  await untilSession(
    sql,
    'the change that waits',
    `wait_event_type = 'Lock' and query like 'alter table accounts%'`,
  )
  const { rows } = await sql.query('select count(*) from accounts')
  await longReader.query('commit')
  await migrated
  expect(rows).toHaveLength(1)
})
