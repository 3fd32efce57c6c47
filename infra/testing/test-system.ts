import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { createTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'

/** The composed back end on a database of its own, without a server in front of it. */
export async function createTestSystem(): Promise<{ system: System; stop(): Promise<void> }> {
  const database = await createTestDatabase()
  const system = compose(readConfig(testEnvironment({ databaseUrl: database.url })), 'test')
  return {
    system,
    async stop() {
      await system.close()
      await database.drop()
    },
  }
}
