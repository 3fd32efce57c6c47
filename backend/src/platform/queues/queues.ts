import type { Log } from '../log/log.ts'
import { allSettled } from '../settled.ts'
import { type ExhaustedJob, failedJobsOf, findFailed, forgetFailed } from './failed-jobs.ts'
import { keepSchedule } from './job-schedule.ts'
import type { Handle, JobData, JobWorker, WorkerOptions } from './jobs.ts'
import { type AnyQueue, createQueueBackend, type QueueBackend } from './queue-backend.ts'

export interface JobToAdd {
  queue: string
  name: string
  /** The same id twice is one job. */
  id: string
  data: JobData
}

export interface Queues {
  add(jobs: readonly JobToAdd[]): Promise<void>
  /** Adds those that their queue does not hold, be it waiting, running, given up or just done. Returns how many. */
  addMissing(jobs: readonly JobToAdd[]): Promise<number>
  /**
   * Runs `handle` for each job of a queue; a job whose handler throws is retried, at growing intervals. See also
   * RetryLater.
   */
  work(queue: string, handle: Handle, options: WorkerOptions): JobWorker
  /** Runs a named job on a cron pattern, once however many workers there are. */
  schedule(queue: string, name: string, pattern: string): Promise<void>
  /** Removes what `schedule` has set; does nothing where nothing is set. */
  unschedule(queue: string, name: string): Promise<void>
  /** Jobs by state, for metrics and readiness. Throws when the queue server does not answer. */
  counts(queue: string): Promise<Record<string, number>>
  /** Jobs that were given up, the latest first. */
  failed(queue: string, atMost: number): Promise<ExhaustedJob[]>
  /** One of them; undefined when there is none with this id, or it has not failed. */
  findFailed(queue: string, id: string): Promise<ExhaustedJob | undefined>
  /** Removes all of them that have this name: what they were for has been done since. */
  forgetFailed(queue: string, name: string): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 15

/** How often and how long jobs are kept and retried, the same on every backend. */
const JOB_OPTIONS = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 250, jitter: 0.5 },
  // Nothing of it is kept: if it is handed over again, the inbox knows that it was done. To keep some of them, each job
  // that ends would have to look through the others (ADR 001).
  removeOnComplete: true,
  removeOnFail: false,
} as const

/**
 * All queues of a process, opened once they are used; see createQueueBackend for where they live, and what
 * `longestStatementMs` is.
 */
export function createQueues(
  config: { redisUrl: string | undefined; databaseUrl: string },
  log: Log,
  longestStatementMs?: number,
): Queues {
  // The back end only looks at queues, and mostly not even that: nothing is connected before somebody asks.
  let opened: QueueBackend | undefined
  const open = () => {
    opened ??= createQueueBackend(config, log, longestStatementMs)
    return opened
  }
  const queues = new Map<string, AnyQueue>()
  const queueOf = async (name: string) => {
    await open().assertReached()
    const queue = queues.get(name) ?? open().queue(name)
    queues.set(name, queue)
    return queue
  }
  const add = async (jobs: readonly JobToAdd[]) => {
    const byQueue = Map.groupBy(jobs, (job) => job.queue)
    const addTo = async ([name, batch]: [string, JobToAdd[]]) =>
      (await queueOf(name)).addBulk(batch.map(toBullJob))
    await allSettled([...byQueue].map(addTo))
  }
  return {
    add,
    async addMissing(jobs) {
      const held = await Promise.all(jobs.map(async ({ queue, id }) => (await queueOf(queue)).getJob(id)))
      const missing = jobs.filter((_, place) => held[place] === undefined)
      await add(missing)
      return missing.length
    },
    work: (name, handle, options) =>
      open().worker(name, { handle, hold: async (ms) => (await queueOf(name)).rateLimit(ms) }, options),
    schedule: async (queue, name, pattern) => keepSchedule(await queueOf(queue), name, pattern),
    async unschedule(queue, name) {
      await (await queueOf(queue)).removeJobScheduler(name)
    },
    counts: async (name) => (await queueOf(name)).getJobCounts(),
    failed: async (name, atMost) => failedJobsOf(await queueOf(name), atMost),
    findFailed: async (name, id) => findFailed(await queueOf(name), id),
    forgetFailed: async (queue, name) => forgetFailed(await queueOf(queue), name),
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      await opened?.close()
    },
  }
}

function toBullJob({ name, id, data }: JobToAdd) {
  return { name, data, opts: { jobId: id, ...JOB_OPTIONS } }
}
