import type { System } from '@meridian/backend/worker-api'
import { until } from './until.ts'

/** Waits until a connection to this database is waiting for a lock that another one holds. */
export async function untilSomebodyWaits({ sql }: Pick<System, 'sql'>): Promise<void> {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await sql.rows({ text })).length > 0, {
    within: 20_000,
    what: 'somebody to wait for a lock',
  })
}
