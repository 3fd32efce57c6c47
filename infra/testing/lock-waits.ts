import type { System } from '@meridian/backend/worker-api'
import { until } from './until.ts'

/** Waits until connections to this database, one or as many as asked for, are waiting for locks that others hold. */
export async function untilSomebodyWaits({ sql }: Pick<System, 'sql'>, atLeast = 1): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await sql.rows({ text })).length >= atLeast, {
    what: `${atLeast} to wait for a lock`,
  })
}
