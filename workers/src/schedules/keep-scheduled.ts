import { setTimeout as pause } from 'node:timers/promises'
import type { Log, Queues } from '@meridian/backend/worker-api'
import { schedules } from './all.ts'
import { queueOf } from './schedule.ts'

const EVERY_MS = 20_000

/**
 * Sets every schedule, and sets it again now and then until the signal aborts: a queue server that lost its memory
 * lost the schedules with it, among them the one that recovers whatever else was lost.
 */
export async function keepScheduled(queues: Queues, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for (const schedule of schedules)
        await queues.schedule(queueOf(schedule), schedule.name, schedule.pattern)
    } catch (error) {
      log.warn({ err: error }, 'schedules are set again later')
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
