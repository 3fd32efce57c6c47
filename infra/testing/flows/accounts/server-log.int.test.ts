import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { hashPassword, registerAccount } from '@meridian/backend/demo-api'
import { compose } from '@meridian/backend/worker-api'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureDatabase, type Postgres, startPostgres } from '../../../local/postgres.ts'
import { runToEnd } from '../../../local/supervisor.ts'
import { testEnvironment } from '../../environment.ts'
import { makeScratchFolder } from '../../scratch-folder.ts'
import { until } from '../../until.ts'

const MIGRATE = fileURLToPath(new URL('../../../../backend/src/migrate.ts', import.meta.url))
const AT_ONCE = 8

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

/** One e-mail is registered many times at one moment; answers it once the server has written what it thinks of that. */
async function race(databaseUrl?: string): Promise<string> {
  const system = compose(readConfig(environment(databaseUrl)), 'test')
  const email = `${randomUUID()}@example.org`
  const passwordHash = await hashPassword('correct horse')
  const before = duplicates()
  const registering = Array.from({ length: AT_ONCE }, (_, index) => {
    const person = { username: `${email.slice(0, 8)} ${index}`, email, passwordHash }
    const rest = { reservedUsernames: [], emailLinkLifetime: null }
    return system.commands.run(registerAccount, { ...person, ...rest }, 'visitor')
  })
  const settled = await Promise.allSettled(registering)
  await system.close()
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await until(() => duplicates() > before, { within: 10_000, what: 'the log to tell of the race' })
  return email
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
