import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { childEnvironment } from '../local/child-environment.ts'
import { freePort, SANDBOX_PORTS } from '../local/ports.ts'
import { ensureDatabase, startPostgres } from '../local/postgres.ts'
import { localSecrets } from '../local/secrets.ts'
import { runToEnd, supervise } from '../local/supervisor.ts'
import { waitForOk } from '../local/wait-for.ts'
import { createClient, type HttpClient } from '../simulation/http-client.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOST = '127.0.0.1'
const DATABASE = 'meridian'
const READY_WITHIN_MS = 60_000
const LAST_WORDS = 4_000

/** A whole copy of the product, each part a process of its own, that nobody else uses. */
export interface Surroundings {
  url: string
  sandboxUrl: string
  sandbox: HttpClient
  /** What the admin signs in with. */
  admin: { email: string; password: string }
  /** Looks into the database. */
  system: System
  /** What the parts have printed last. */
  lastWords(): string
  stop(): Promise<void>
}

/** @throws Error when a part does not start */
export async function startSurroundings(say: (line: string) => void): Promise<Surroundings> {
  await using started = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-stress-'))
  started.defer(async () => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(dataDir, { recursive: true })
  const { DATABASE_PASSWORD: password } = localSecrets(dataDir)
  const postgres = await startPostgres({ folder: join(dataDir, 'postgres'), password })
  started.defer(() => postgres.stop())
  await ensureDatabase(postgres, DATABASE)
  const env = await environment(dataDir, postgres.url(DATABASE))
  const url = `http://${HOST}:${env.PORT}`
  const sandboxUrl = `http://${HOST}:${env.SANDBOX_PORT}`

  let words = ''
  const write = (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-LAST_WORDS)
  }
  const run = (name: string, file: string, keep = write) => {
    started.defer(supervise({ name, args: [join(ROOT, file)], env }, { say, write: keep }).stop)
  }
  await runToEnd({ name: 'migrate', args: [join(ROOT, 'backend/src/migrate.ts')], env })
  await runToEnd({ name: 'seed', args: [join(ROOT, 'backend/src/seed.ts')], env })
  // What it says of each webhook that has to come again would drown the rest.
  run('sandbox', 'infra/sandbox/main.ts', () => {})
  run('back end', 'backend/src/main.ts')
  run('workers', 'workers/src/main.ts')
  await waitForOk(`${sandboxUrl}/control/requests`, READY_WITHIN_MS)
  await waitForOk(`${url}/readyz`, READY_WITHIN_MS)
  const system = compose(readConfig(env), 'stress')
  started.defer(system.close)
  const resources = started.move()
  const sandbox = createClient(sandboxUrl)
  return {
    url,
    sandboxUrl,
    sandbox,
    admin: { email: env.ADMIN_EMAIL ?? 'admin@meridian.example', password: env.ADMIN_PASSWORD ?? '' },
    system,
    lastWords: () => words.trim(),
    stop: () => resources.disposeAsync(),
  }
}

/** People come over a proxy: each has an address of their own, as buyers do. */
async function environment(dataDir: string, databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  const given = {
    PATH: process.env.PATH,
    SEED_DEMO: '0',
    ADMIN_SECOND_FACTOR: '0',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  }
  const ports = { host: HOST, port: await freePort(), sandboxPort: await freePort(SANDBOX_PORTS) }
  const settings = { ...ports, dataDir, databaseUrl, dev: false }
  return childEnvironment(given, settings, localSecrets(dataDir), databaseUrl)
}
