import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { hashPassword, registerAccount } from '@meridian/backend/demo-api'
import { compose, type System } from '@meridian/backend/worker-api'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDatabase, type Postgres, startPostgres } from '../../../local/postgres.ts'
import { runToEnd } from '../../../local/supervisor.ts'
import { testEnvironment } from '../../environment.ts'
import { makeScratchFolder } from '../../scratch-folder.ts'
import { until } from '../../until.ts'

const MIGRATE = fileURLToPath(new URL('../../../../backend/src/migrate.ts', import.meta.url))

const folder = makeScratchFolder()
let server: Postgres
let log = ''
beforeAll(async () => {
  server = await startPostgres({ folder: join(folder, 'postgres'), password: 'test', fsync: false })
  server.process.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  await ensureDatabase(server, 'meridian')
  await runToEnd({ name: 'migrate', args: [MIGRATE], env: { ...process.env, ...environment() } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const environment = (url = server.url('meridian')) => testEnvironment({ databaseUrl: url })

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('meridian') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const duplicates = () => log.split('duplicate key').length - 1

const OPEN = `
  insert into accounts (id, username, username_key, email, email_key, role, joined_at, last_active_at)
  values ($1, $2, $2, $3, $3, 'member', now(), now())`
const WAITING = 'select 1 from pg_locks where not granted'

/** An e-mail is registered while another registration with it is not done; answers it once the log tells of that. */
async function race(databaseUrl?: string): Promise<string> {
  const system = compose(readConfig(environment(databaseUrl)), 'test')
  const rival = new pg.Client({ connectionString: server.url('meridian') })
  await rival.connect()
  const [email, username] = [`${randomUUID()}@example.org`, randomUUID().slice(0, 8)]
  const before = duplicates()
  await rival.query('begin')
  await rival.query(OPEN, [randomUUID(), `rival ${username}`, email])
  const person = { username, email, passwordHash: await hashPassword('correct horse') }
  const rest = { reservedUsernames: [], emailLinkLifetime: null }
  const registering = system.commands.run(registerAccount, { ...person, ...rest }, 'visitor')
  const [refused] = await Promise.allSettled([registering, letRivalWin(rival, system)])
  expect(refused.status).toBe('rejected')
  await Promise.all([rival.end(), system.close()])
  await until(() => duplicates() > before, { what: 'the log to tell of the race' })
  return email
}

async function letRivalWin(rival: pg.Client, { sql }: Pick<System, 'sql'>): Promise<void> {
  const waits = async () => (await sql.rows({ text: WAITING })).length > 0
  await until(waits, { what: 'the registration to wait for its rival' })
  await rival.query('commit')
}

it('says nothing of what was to be written, on the servers that we start', async () => {
  await asAdmin(`create role plain login password 'test' in role meridian`)
  const url = new URL(server.url('meridian'))
  url.username = 'plain'
  const email = await race(url.href)
  expect(log).not.toContain(email)
  expect(log).not.toContain('$argon2id$')
})

it('says nothing either on a server that is set otherwise, where the role may change that', async () => {
  await asAdmin(
    `alter database meridian set log_min_error_statement = 'error'`,
    `alter database meridian set log_error_verbosity = 'default'`,
  )
  const email = await race()
  expect(log).not.toContain(email)
  expect(log).not.toContain('$argon2id$')
})
