import { runMigrations } from 'bullmq'
import pg from 'pg'
import { connectionSettings } from '../database/connection-settings.ts'

/**
 * The library records each step of a job in a row for its listeners, and notifies them, which wakes every connection that
 * listens to anything. Here nobody does: the function for a step does nothing, and where jobs are added together their
 * rows are not even worked out. Earlier versions discarded them one by one, in a trigger.
 */
const DISCARD_EVENTS = `
  create or replace function bullmq.publish_event(p_queue text, p_event text, p_data jsonb) returns bigint
    language sql immutable as 'select null::bigint';
  create or replace rule discard_event as on insert to bullmq.event do instead nothing;
  drop trigger if exists discard_event on bullmq.event;
  drop function if exists bullmq.discard_event()`

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
