import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startRedis } from '../../local/redis-server.ts'
import { localSecrets } from '../../local/secrets.ts'
import { supervisePostgres } from '../../local/supervised-postgres.ts'
import { type Part, runToEnd, supervise } from '../../local/supervisor.ts'
import { waitForOk } from '../../local/wait-for.ts'
import { until } from '../until.ts'
import { systemEnvironment } from './environment.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const READY_WITHIN_MS = 60_000

/** What can be killed. The sandbox cannot: it plays the outside world. */
export const MORTAL_PARTS = ['back end', 'workers', 'postgres'] as const

export type MortalPart = (typeof MORTAL_PARTS)[number]

export interface RunningSystem {
  url: string
  sandboxUrl: string
  databaseUrl: string
  /** Undefined where queues are in PostgreSQL. */
  redisUrl: string | undefined
  /** What the parts were started with, for one-time programs and for `readConfig`. */
  env: NodeJS.ProcessEnv
  /** SIGKILL for the present process of a part. Resolves when it is gone; its supervisor starts the next one. */
  kill(part: MortalPart): Promise<void>
  /** What the parts and their supervisors have printed. */
  log(): string
  stop(): Promise<void>
}

/** Starts the product as its own start does, each part a process that is started again when it dies. */
export async function startSystem(options: {
  dataDir: string
  queues: 'postgres' | 'redis'
}): Promise<RunningSystem> {
  const { dataDir, queues } = options
  const logFile = join(dataDir, 'meridian.log')
  const write = (chunk: Buffer | string) => appendFileSync(logFile, chunk)
  const say = (line: string) => write(`${new Date().toISOString()} ${line}\n`)
  mkdirSync(dataDir, { recursive: true })
  await using started = new AsyncDisposableStack()
  const password = localSecrets(dataDir).DATABASE_PASSWORD
  const files = { folder: join(dataDir, 'postgres'), password }
  const postgres = await supervisePostgres(files, say, (stop) => started.defer(stop))
  const redis = queues === 'redis' ? await startRedis(dataDir) : undefined
  if (redis !== undefined) started.defer(redis.stop)
  const env = await systemEnvironment({ dataDir, databaseUrl: postgres.url, redisUrl: redis?.url })

  const part = (name: string, file: string): Part => ({ name, args: [join(ROOT, file)], env })
  const run = (name: string, file: string, keep = write) => {
    const supervised = supervise(part(name, file), { say, write: keep })
    started.defer(supervised.stop)
    return supervised
  }
  const url = `http://127.0.0.1:${env.PORT}`
  await runToEnd(part('migrate', 'backend/src/migrate.ts'))
  // Its lines about webhooks that nobody accepted would drown the rest.
  run('sandbox', 'infra/sandbox/main.ts', () => {})
  const processes = {
    'back end': run('back end', 'backend/src/main.ts'),
    workers: run('workers', 'workers/src/main.ts'),
    postgres,
  }
  const sandboxUrl = `http://127.0.0.1:${env.SANDBOX_PORT}`
  await waitForOk(`${sandboxUrl}/control/requests`, READY_WITHIN_MS)
  await waitForOk(`${url}/readyz`, READY_WITHIN_MS)
  await runToEnd(part('seed', 'backend/src/seed.ts'))
  const resources = started.move()
  return {
    url,
    sandboxUrl,
    databaseUrl: postgres.url,
    redisUrl: redis?.url,
    env,
    kill: (name) => killProcess(name, processes[name].pid),
    log: () => readFileSync(logFile, { encoding: 'utf8', flag: 'a+' }),
    stop: () => resources.disposeAsync(),
  }
}

/** For PostgreSQL this is the postmaster; its children end by themselves when it is gone. */
async function killProcess(name: string, pidOf: () => number | undefined): Promise<void> {
  const pid = await until(pidOf, { within: READY_WITHIN_MS, what: `${name} to run` })
  process.kill(pid, 'SIGKILL')
  await until(() => pidOf() !== pid, { within: READY_WITHIN_MS, what: `${name} to die` })
}
