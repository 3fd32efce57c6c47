import { onTestFinished } from 'vitest'
import { createTestDatabase } from './database.ts'

/** The address of a database for the test that runs, which is dropped at its end. */
export async function ownDatabase(): Promise<string> {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database.url
}
