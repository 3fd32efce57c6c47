import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '../compose.ts'

const LOOK_EVERY_MS = 1_000

/**
 * Waits until every migration of this version has run. In a cluster, workers start beside the job that runs them: what
 * they did on the earlier tables would fail, and be done again. Throws when the database does not answer.
 */
export async function untilMigrated({ orm, log }: Pick<System, 'orm' | 'log'>): Promise<void> {
  for (;;) {
    const pending = await orm.migrator.getPending()
    if (pending.length === 0) return
    log.info({ pending: pending.length }, 'waiting for migrations')
    await pause(LOOK_EVERY_MS)
  }
}
