import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { ensureDatabase } from '../local/postgres.ts'
import { runToEnd } from '../local/supervisor.ts'
import { testEnvironment } from './environment.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { startTestServers } from './test-servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    queues: 'postgres' | 'redis'
    /** A server on which test files make their databases. */
    postgresUrl: string
    /** Empty where queues are in PostgreSQL. */
    redisUrl: string
  }
}

/** The template that every test file's own database is copied from. */
export const TEMPLATE = 'template_migrated'

const MIGRATE = fileURLToPath(new URL('../../backend/src/migrate.ts', import.meta.url))

/** One real PostgreSQL, and one real Redis where the project asks for it, for all test files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeScratchFolder()
  const redis = project.config.provide.queues === 'redis'
  const servers = await startTestServers({ folder, redis })
  await ensureDatabase({ url: servers.databaseUrl }, TEMPLATE)
  const env = { ...process.env, ...testEnvironment({ databaseUrl: servers.databaseUrl(TEMPLATE) }) }
  await runToEnd({ name: 'migrate', args: [MIGRATE], env })
  project.provide('postgresUrl', servers.databaseUrl('postgres'))
  project.provide('redisUrl', servers.redisUrl ?? '')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const stop = async () => {
    await servers.stop()
    removeFolder()
  }
  // An interrupted run does not wait until the servers have ended.
  process.once('exit', removeFolder)
  // The servers outlive the process that started them unless they are stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  return stop
}
