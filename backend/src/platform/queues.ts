import type { JobData, JobWorker, WorkerOptions } from './jobs.ts'
import type { Log } from './log.ts'
import { createQueueBackend } from './queue-backend.ts'

export interface JobToAdd {
  queue: string
  name: string
  /** The same id twice is one job. */
  id: string
  data: JobData
}

export interface Queues {
  add(jobs: readonly JobToAdd[]): Promise<void>
  /**
   * Runs `handle` for each job of a queue; a job whose handler throws is tried again, later and later. See also
   * RetryLater.
   */
  work(
    queue: string,
    handle: (job: { name: string; data: JobData }) => Promise<void>,
    options: WorkerOptions,
  ): JobWorker
  /** Runs a named job on a cron pattern, once however many workers there are. */
  schedule(queue: string, name: string, pattern: string): Promise<void>
  /** Jobs by state, for metrics and readiness. Throws when the queue server does not answer. */
  counts(queue: string): Promise<Record<string, number>>
  close(): Promise<void>
}

const ATTEMPTS = 15

/** How often and how long jobs are kept and retried, the same on every backend. */
const JOB_OPTIONS = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 250, jitter: 0.5 },
  // A finished job is kept for a while, so that a repeated hand-over meets it; the inbox is the real guard.
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: false,
} as const

/** Queues on Redis where an address is given, on PostgreSQL otherwise. No other code knows which. */
export function createQueues(
  config: { redisUrl: string | undefined; databaseUrl: string },
  log: Log,
): Queues {
  const backend = createQueueBackend(config, log)
  const queues = new Map<string, ReturnType<typeof backend.queue>>()
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? backend.queue(name)
    queues.set(name, queue)
    return queue
  }
  return {
    async add(jobs) {
      const byQueue = Map.groupBy(jobs, (job) => job.queue)
      await Promise.all([...byQueue].map(([name, batch]) => queueOf(name).addBulk(batch.map(toBullJob))))
    },
    work: (name, handle, options) =>
      backend.worker(name, { handle, hold: (ms) => queueOf(name).rateLimit(ms) }, options),
    async schedule(queue, name, pattern) {
      await queueOf(queue).upsertJobScheduler(name, { pattern }, { name, data: { messageId: name } })
    },
    counts: (name) => queueOf(name).getJobCounts(),
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      await backend.close()
    },
  }
}

function toBullJob({ name, id, data }: JobToAdd) {
  return { name, data, opts: { jobId: id, ...JOB_OPTIONS } }
}
