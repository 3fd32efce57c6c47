import { runMigrations } from 'bullmq'
import pg from 'pg'
import { connectionSettings } from '../database/connection-settings.ts'

/**
 * The library records each step of a job in a row for its listeners, and notifies them, which wakes every connection that
 * listens to anything. Here nobody does: the function for a step does nothing, and rows from elsewhere are discarded.
 */
const DISCARD_EVENTS = `
  create or replace function bullmq.publish_event(p_queue text, p_event text, p_data jsonb) returns bigint
    language sql immutable as 'select null::bigint';
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
