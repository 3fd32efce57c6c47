import { DAY_SECONDS, MINUTE_MS } from '@meridian/contracts/values/durations'
import { getNextMillis } from 'bullmq'
import type { AnyQueue } from './queue-backend.ts'

/**
 * How the runs of schedules are retried and kept. One hiccup of a server must not skip a night: six attempts within
 * three minutes. Finished runs are of no further use; the library would keep them for ever: fifty thousand jobs a day,
 * until the queue server has no room for those that count.
 */
const RUNS = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * DAY_SECONDS, count: 100 },
} as const

/** Clocks of workers may differ by this much. */
const TOLERANCE_MS = MINUTE_MS

/**
 * Runs a job of that name on a cron pattern. One that is already set so stays as it is: setting it again would remove a
 * run that is due. But where its next run was set by a clock that was ahead, nothing would be done until that time.
 */
export async function keepSchedule(
  queue: Pick<AnyQueue, 'getJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  pattern: string,
): Promise<void> {
  const kept = await queue.getJobScheduler(name)
  const { removeOnComplete, attempts } = kept?.template?.opts ?? {}
  const isKeptSo = removeOnComplete === RUNS.removeOnComplete && attempts === RUNS.attempts
  if (kept?.pattern === pattern && isKeptSo && !isTooFar(kept.next, pattern, Date.now())) return
  await queue.upsertJobScheduler(name, { pattern }, { name, data: { messageId: name }, opts: RUNS })
}

/** Whether a run would come only after one that the pattern asks for. */
function isTooFar(next: number | undefined, pattern: string, now: number): boolean {
  const asked = getNextMillis(now + TOLERANCE_MS, { pattern })
  return next !== undefined && asked !== undefined && next > asked
}
