import { runMigrations } from 'bullmq'
import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** Makes the tables of queues that are in PostgreSQL, or brings them up to date. */
export async function makeQueueTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, ...connectionSettings() })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
}
