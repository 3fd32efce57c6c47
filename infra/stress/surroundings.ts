import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { childEnvironment } from '../local/child-environment.ts'
import { freePort, SANDBOX_PORTS } from '../local/ports.ts'
import { localSecrets } from '../local/secrets.ts'
import { supervisePostgres } from '../local/supervised-postgres.ts'
import { runToEnd, type Supervised, supervise } from '../local/supervisor.ts'
import { waitForOk } from '../local/wait-for.ts'
import { createClient, type HttpClient } from '../simulation/http-client.ts'
import { type RestartableRedis, restartableRedis } from './restartable-redis.ts'
import { type Server, serverAt, startAll } from './server.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOST = '127.0.0.1'
const READY_WITHIN_MS = 60_000
const LAST_WORDS = 4_000

/** How many of each part; one of each, and queues in PostgreSQL, unless stated otherwise. */
export interface Shape {
  backEnds?: number
  workers?: number
  /** Set: one more of each can be started beside them, and is the last in its list. */
  spare?: true
  /** Set: queues are in a Redis of their own. */
  redis?: true
  /** How long a back end goes on when it is asked to end, as ISO 8601. */
  drain?: string
}

/** A whole copy of the product, each part a process of its own, that nobody else uses. */
export interface Surroundings {
  /** Of the first back end. */
  url: string
  sandboxUrl: string
  sandbox: HttpClient
  /** What the admin signs in with. */
  admin: { email: string; password: string }
  /** Looks into the database. */
  system: System
  backEnds: Server[]
  workers: Server[]
  postgres: Supervised
  redis: RestartableRedis | undefined
  /** What the parts have printed last. */
  lastWords(): string
  stop(): Promise<void>
}

/** Also ends when the process is interrupted. @throws Error when a part does not start */
export async function startSurroundings(
  say: (line: string) => void,
  shape: Shape = {},
): Promise<Surroundings> {
  const started = new AsyncDisposableStack()
  const stop = () => started.disposeAsync()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    return { ...(await startParts(started, say, shape)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(
  started: AsyncDisposableStack,
  say: (line: string) => void,
  shape: Shape,
): Promise<Omit<Surroundings, 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-stress-'))
  started.defer(async () => rmSync(dataDir, { recursive: true, force: true }))
  const { postgres, redis } = await startServers(started, say, { dataDir, withRedis: shape.redis })
  const env = await environment(dataDir, postgres.url, { REDIS_URL: redis?.url, DRAIN: shape.drain })
  const { lastWords, ...processes } = await startProcesses(started, say, { env, shape })
  const sandboxUrl = `http://${HOST}:${env.SANDBOX_PORT}`
  await waitForOk(`${sandboxUrl}/control/requests`, READY_WITHIN_MS)
  const system = compose(readConfig(env), 'stress')
  started.defer(system.close)
  return {
    ...processes,
    url: `http://${HOST}:${env.PORT}`,
    sandboxUrl,
    sandbox: createClient(sandboxUrl),
    admin: { email: env.ADMIN_EMAIL ?? 'admin@meridian.example', password: env.ADMIN_PASSWORD ?? '' },
    system,
    postgres,
    redis,
    lastWords,
  }
}

async function startServers(
  started: AsyncDisposableStack,
  say: (line: string) => void,
  { dataDir, withRedis }: { dataDir: string; withRedis: true | undefined },
) {
  const { DATABASE_PASSWORD: password } = localSecrets(dataDir)
  const files = { folder: join(dataDir, 'postgres'), password }
  const postgres = await supervisePostgres(files, say, (stop) => started.defer(stop))
  const redis = withRedis && (await restartableRedis(dataDir))
  if (redis !== undefined) started.defer(redis.stop)
  return { postgres, redis }
}

/** The product's own programs and the sandbox, on a database that is ready for them. */
async function startProcesses(
  started: AsyncDisposableStack,
  say: (line: string) => void,
  { env, shape }: { env: NodeJS.ProcessEnv; shape: Shape },
) {
  let words = ''
  const write = (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-LAST_WORDS)
  }
  const run = (name: string, file: string, { more = {}, keep = write } = {}) => {
    const part = supervise({ name, args: [join(ROOT, file)], env: { ...env, ...more } }, { say, write: keep })
    started.defer(part.stop)
    return part
  }
  await runToEnd({ name: 'migrate', args: [join(ROOT, 'backend/src/migrate.ts')], env })
  await runToEnd({ name: 'seed', args: [join(ROOT, 'backend/src/seed.ts')], env })
  // Its lines about each webhook that has to be sent again would drown the rest.
  run('sandbox', 'infra/sandbox/main.ts', { keep: () => {} })
  const spare = shape.spare ? 1 : 0
  const [backEndCount, workersCount] = [shape.backEnds ?? 1, shape.workers ?? 1]
  const ports = [env.PORT ?? '', ...(await freePorts(backEndCount - 1 + spare))]
  const backEnds = ports.map((PORT, place) =>
    serverAt(urlAt(PORT), () => run(`back end ${place + 1}`, 'backend/src/main.ts', { more: { PORT } })),
  )
  const workers = (await freePorts(workersCount + spare)).map((WORKERS_PORT, place) =>
    serverAt(urlAt(WORKERS_PORT), () =>
      run(`workers ${place + 1}`, 'workers/src/main.ts', { more: { WORKERS_PORT } }),
    ),
  )
  await startAll([...backEnds.slice(0, backEndCount), ...workers.slice(0, workersCount)])
  return { backEnds, workers, lastWords: () => words.trim() }
}

const urlAt = (port: string) => `http://${HOST}:${port}`

async function freePorts(count: number): Promise<string[]> {
  const ports: string[] = []
  while (ports.length < count) ports.push(String(await freePort()))
  return ports
}

/** People come through a proxy: each has an address of their own, as buyers do. */
async function environment(
  dataDir: string,
  databaseUrl: string,
  more: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const given = {
    ...more,
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
