import { createPostgresBackend, type Job, Queue, Worker, withBackend } from 'bullmq'
import { Redis } from 'ioredis'
import type { JobData, JobWorker, WorkerOptions } from './jobs.ts'
import type { Log } from './log.ts'

/**
 * The jobs of a worker that was killed are taken up again after 15 seconds at most, and however often it was killed
 * in the middle of them: the library would otherwise wait for a minute, and give a job up at the second death.
 */
const AFTER_A_DEATH = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
  runRetryDelay: 1_000,
}

type Handle = (job: { name: string; data: JobData }) => Promise<void>
type AnyQueue = Pick<Queue<JobData>, 'addBulk' | 'upsertJobScheduler' | 'getJobCounts' | 'close'>

export interface QueueBackend {
  queue(name: string): AnyQueue
  worker(name: string, handle: Handle, options: WorkerOptions): JobWorker
  close(): Promise<void>
}

/** The one place that knows whether queues live in Redis or in PostgreSQL. */
export function createQueueBackend(
  config: { redisUrl: string | undefined; databaseUrl: string },
  log: Log,
): QueueBackend {
  return config.redisUrl === undefined ? onPostgres(config.databaseUrl, log) : onRedis(config.redisUrl, log)
}

function onRedis(url: string, log: Log): QueueBackend {
  // Adding a job fails at once when Redis is gone (the relay tries again); workers wait for it to come back.
  const adding = new Redis(url, { maxRetriesPerRequest: 1 })
  const working = new Redis(url, { maxRetriesPerRequest: null })
  for (const connection of [adding, working]) connection.on('error', warnOf(log, 'redis'))
  return {
    queue: (name) => new Queue<JobData>(name, { connection: adding }).on('error', warnOf(log, name)),
    worker: (name, handle, options) =>
      new Worker<JobData>(name, runner(handle), { connection: working, ...AFTER_A_DEATH, ...options })
        .on('error', warnOf(log, name))
        .on('failed', failureOf(log)),
    async close() {
      adding.disconnect()
      working.disconnect()
    },
  }
}

function onPostgres(databaseUrl: string, log: Log): QueueBackend {
  const classes = withBackend(createPostgresBackend)
  // Pools of their own: queues must never wait for, or run inside, a transaction of ours.
  const connection = { connectionString: databaseUrl, max: 3, keepAlive: true }
  return {
    queue: (name) => new classes.Queue<JobData>(name, { connection }).on('error', warnOf(log, name)),
    worker: (name, handle, options) =>
      new classes.Worker<JobData>(name, runner(handle), {
        connection,
        ...AFTER_A_DEATH,
        ...options,
      })
        .on('error', warnOf(log, name))
        .on('failed', failureOf(log)),
    close: async () => {},
  }
}

function runner(handle: Handle) {
  return (job: Pick<Job<JobData>, 'name' | 'data'>) => handle(job)
}

/** A job that failed is tried again; whoever reads the log should know why it takes so long. */
function failureOf(log: Log) {
  return (job: Pick<Job<JobData>, 'name' | 'id' | 'attemptsMade'> | undefined, error: Error) =>
    log.warn({ err: error, job: job?.name, jobId: job?.id, attempts: job?.attemptsMade }, 'job failed')
}

function warnOf(log: Log, part: string) {
  return (error: Error) => log.warn({ err: error, part }, 'queue connection')
}
