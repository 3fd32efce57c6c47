import { runMigrations } from 'bullmq'
import pg from 'pg'
import { connectionSettings } from '../database/connection-settings.ts'

/**
 * The library records each step of a job in a row for its listeners. Here nobody listens, and writing and trimming these
 * rows could take as long as adding the jobs themselves.
 */
const DISCARD_EVENTS = `
  create or replace function bullmq.discard_event() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger discard_event before insert on bullmq.event
    for each row execute function bullmq.discard_event()`

/** Makes the tables of queues that are in PostgreSQL, or brings them up to date. */
export async function makeQueueTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, ...connectionSettings() })
  await client.connect()
  try {
    await runMigrations(client)
    await client.query(DISCARD_EVENTS)
  } finally {
    await client.end()
  }
}
