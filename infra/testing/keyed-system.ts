import { startBackend, type TestBackend } from '@meridian/backend/testing'
import { startWorkers } from '@meridian/workers/testing'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'
import { testRedisUrl } from './redis.ts'

type WithKeys = <T>(keys: string, work: (backend: TestBackend) => Promise<T>) => Promise<T>

/** One database for the tests of a file; what it returns runs back end and workers on it with these keys, and ends them. */
export function openKeyedSystem(): WithKeys {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let redisUrl: string | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
    redisUrl = await testRedisUrl()
  })
  afterAll(() => database.drop())
  return async (keys, work) => {
    const env = testEnvironment({ databaseUrl: database.url, redisUrl })
    const own = { PORT: '0', ENCRYPTION_KEY: keys, NOTION_TOKEN: '', LOG_LEVEL: 'silent' }
    const backend = await startBackend({ ...env, ...own })
    const workers = await startWorkers(backend.system)
    try {
      return await work(backend)
    } finally {
      await workers.stop()
      await backend.stop()
    }
  }
}
