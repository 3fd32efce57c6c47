import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { createTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'
import { testRedisUrl } from './redis.ts'

/**
 * The composed back end on a database of its own, with queues on the server that the tests are for; without an HTTP
 * server in front of it.
 */
export async function createTestSystem(): Promise<{ system: System; stop(): Promise<void> }> {
  const database = await createTestDatabase()
  const env = testEnvironment({ databaseUrl: database.url, redisUrl: await testRedisUrl() })
  const system = compose(readConfig(env), 'test')
  return {
    system,
    async stop() {
      await system.close()
      await database.drop()
    },
  }
}
