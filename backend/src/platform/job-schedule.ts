import type { AnyQueue } from './queue-backend.ts'

/**
 * What is done is of no use any more. The library would keep it for ever: fifty thousand jobs a day, until the queue
 * server has no room for those that count.
 */
const KEPT = { removeOnComplete: true, removeOnFail: { age: 86_400, count: 100 } } as const

/** Runs a job of that name on a cron pattern. One that is kept so already stays as it is: to set it again takes away a run that is due. */
export async function keepSchedule(
  queue: Pick<AnyQueue, 'getJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  pattern: string,
): Promise<void> {
  const kept = await queue.getJobScheduler(name)
  if (kept?.pattern === pattern && kept.template?.opts?.removeOnComplete === true) return
  await queue.upsertJobScheduler(name, { pattern }, { name, data: { messageId: name }, opts: KEPT })
}
