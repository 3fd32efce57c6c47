import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { ensureDatabase, type Postgres, startPostgres } from '../local/postgres.ts'
import { startRedis } from '../local/redis-server.ts'
import { runToEnd } from '../local/supervisor.ts'
import { type BackEnd, startBackEnd } from './back-end.ts'
import { productionEnvironment } from './environment.ts'
import type { BenchParts } from './parts.ts'
import { startReference } from './reference.ts'
import { wearIn } from './settle.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The servers that rows are measured on; each starts when the first row asks for it. */
export interface Surroundings extends BenchParts {
  /** The back end as a process of its own. */
  backEnd(): Promise<BackEnd>
  /** What back end and workers share, in this process, on the database of this name. */
  system(database: string): Promise<System>
  /** The address of the servers that the back end is measured against. */
  reference(): Promise<string>
  /** The address of an empty Redis. Throws where none is installed. */
  redis(): Promise<string>
  stop(): Promise<void>
}

/** @throws Error when PostgreSQL does not start */
export async function createSurroundings(say: (line: string) => void): Promise<Surroundings> {
  const stack = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
  stack.defer(async () => rmSync(folder, { recursive: true, force: true }))
  say('Starting PostgreSQL')
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: 'bench' })
  stack.defer(() => postgres.stop())
  say('Writing its log once, as a server has that is not new')
  await wearIn(postgres)
  const environment = onceEach((database) => migrated(postgres, database))
  const parts: BenchParts = {
    root: ROOT,
    say,
    environment,
    defer: (stop: () => Promise<void>) => stack.defer(stop),
  }
  return {
    ...parts,
    backEnd: once(() => startBackEnd(parts)),
    reference: once(() => startReference(parts)),
    redis: once(async () => {
      const redis = await startRedis(folder)
      stack.defer(() => redis.stop())
      return redis.url
    }),
    system: onceEach((database) => composed(parts, database)),
    stop: () => stack.disposeAsync(),
  }
}

async function migrated(postgres: Postgres, database: string) {
  await ensureDatabase(postgres, database)
  const env = await productionEnvironment(postgres.url(database))
  await runToEnd({ name: 'migrate', args: [join(ROOT, 'backend/src/migrate.ts')], env })
  return env
}

async function composed({ environment, defer }: BenchParts, database: string): Promise<System> {
  const system = compose(readConfig({ ...(await environment(database)), LOG_LEVEL: 'error' }), 'bench')
  defer(() => system.close())
  return system
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function onceEach<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
