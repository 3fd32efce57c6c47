import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '@meridian/backend/worker-api'

/** As long as any job takes that nobody holds up, and less than the minute after which workers are killed. */
const ENDS_WITHIN_MS = 45_000

interface Running {
  system: System
  workers: { stop(): Promise<void> }
  watched: { stop(): Promise<void> } | undefined
  tracing: { stop(): Promise<void> }
}

/**
 * Takes no new job, finishes those under way, and closes everything; whatever was not reached by then is left as it is.
 * A database that hangs answers neither a job nor whoever closes its connection, and would be waited for until it is
 * back. Nothing is lost: other workers do such a job again, as that of a worker that was killed.
 */
export async function endWorkers(running: Running, withinMs = ENDS_WITHIN_MS): Promise<void> {
  const { log } = running.system
  const inTime = await Promise.race([end(running), pause(withinMs, false, { ref: false })])
  if (!inTime) log.warn('not everything could be ended in time; what was under way will be done again')
}

async function end({ system, workers, watched, tracing }: Running): Promise<true> {
  system.ending.abort()
  await workers.stop()
  await watched?.stop()
  await Promise.all([system.close(), tracing.stop()])
  return true
}
