import type { AnyQueue } from './queue-backend.ts'

/**
 * How the runs of schedules are tried and kept. One hiccup of a server must not skip a night: six attempts within three
 * minutes. What is done is of no use any more; the library would keep it for ever: fifty thousand jobs a day, until the
 * queue server has no room for those that count.
 */
const RUNS = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 86_400, count: 100 },
} as const

/** Runs a job of that name on a cron pattern. One that is kept so already stays as it is: to set it again takes away a run that is due. */
export async function keepSchedule(
  queue: Pick<AnyQueue, 'getJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  pattern: string,
): Promise<void> {
  const kept = await queue.getJobScheduler(name)
  const { removeOnComplete, attempts } = kept?.template?.opts ?? {}
  const isKeptSo = removeOnComplete === RUNS.removeOnComplete && attempts === RUNS.attempts
  if (kept?.pattern === pattern && isKeptSo) return
  await queue.upsertJobScheduler(name, { pattern }, { name, data: { messageId: name }, opts: RUNS })
}
