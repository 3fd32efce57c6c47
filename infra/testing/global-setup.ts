import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { ensureDatabase, startPostgres } from '../local/postgres.ts'
import { startRedis } from '../local/redis-server.ts'
import { runToEnd } from '../local/supervisor.ts'
import { testEnvironment } from './environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    queues: 'postgres' | 'redis'
    /** A server on which test files make their databases. */
    postgresUrl: string
    /** Empty where queues are in PostgreSQL. */
    redisUrl: string
  }
}

/** The database that every test file's own one is a copy of. */
export const TEMPLATE = 'template_migrated'

const MIGRATE = fileURLToPath(new URL('../../backend/src/migrate.ts', import.meta.url))

/** One real PostgreSQL, and one real Redis where the project asks for it, for all test files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-test-'))
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: 'test', fsync: false })
  await ensureDatabase(postgres, TEMPLATE)
  const env = { ...process.env, ...testEnvironment({ databaseUrl: postgres.url(TEMPLATE) }) }
  await runToEnd({ name: 'migrate', args: [MIGRATE], env })
  const redis = project.config.provide.queues === 'redis' ? await startRedis(folder) : undefined
  project.provide('postgresUrl', postgres.url('postgres'))
  project.provide('redisUrl', redis?.url ?? '')
  return async () => {
    await Promise.all([postgres.stop(), redis?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
