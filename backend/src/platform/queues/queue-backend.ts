import {
  DelayedError,
  type Job,
  Queue,
  RateLimitError,
  UnrecoverableError,
  Worker,
  withBackend,
} from 'bullmq'
import { Redis } from 'ioredis'
import type { Log } from '../log/log.ts'
import { redact } from '../log/redact.ts'
import { type TellFailure, tellOnceAMinute } from '../log/repeated-failures.ts'
import { closeWithoutRedis, countUnderWay } from './close-without-redis.ts'
import { GivenUp, type Handle, type JobData, type JobWorker, RetryLater, type WorkerOptions } from './jobs.ts'
import { createPostgresQueueBackend } from './postgres-backend.ts'
import { openQueuePool } from './queue-pool.ts'

/**
 * The jobs of a worker that was killed are resumed after 15 seconds at most, however often it was killed in the middle
 * of them: the library would otherwise wait for a minute, and give a job up at the second death.
 */
const AFTER_A_DEATH = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
  runRetryDelay: 1_000,
}

/** A server that hangs would otherwise keep the relay's transaction open, and every read model waiting. */
const TAKEN_WITHIN_MS = 10_000

export type AnyQueue = Pick<
  Queue<JobData>,
  | 'addBulk'
  | 'getJobScheduler'
  | 'upsertJobScheduler'
  | 'removeJobScheduler'
  | 'getJobCounts'
  | 'getFailed'
  | 'getJob'
  | 'rateLimit'
  | 'close'
>

/** What a worker runs, and how it keeps all workers of its queue from taking jobs for some milliseconds. */
export interface Work {
  handle: Handle
  hold(ms: number): Promise<void>
}

export interface QueueBackend {
  /** Throws while the server of the queues is away; nothing of the library is asked before it has been there once. */
  assertReached(): Promise<void>
  queue(name: string): AnyQueue
  worker(name: string, work: Work, options: WorkerOptions): JobWorker
  close(): Promise<void>
}

/**
 * Queues on Redis where an address is given, on PostgreSQL otherwise. Modules and workers do not know which.
 * @param longestStatementMs after which PostgreSQL stops a statement; unset, it may take its time
 */
export function createQueueBackend(
  { redisUrl, databaseUrl }: { redisUrl: string | undefined; databaseUrl: string },
  log: Log,
  longestStatementMs?: number,
): QueueBackend {
  return redisUrl === undefined ? onPostgres(databaseUrl, log, longestStatementMs) : onRedis(redisUrl, log)
}

function onRedis(url: string, log: Log): QueueBackend {
  // Adding a job fails at once when Redis is gone (the relay tries again); workers wait for it to come back.
  const adding = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: TAKEN_WITHIN_MS })
  const working = new Redis(url, { maxRetriesPerRequest: null })
  const tell = tellOnceAMinute(log, CONNECTION)
  for (const connection of [adding, working]) connection.on('error', (error) => tell(error, {}))
  return {
    async assertReached() {
      // Until Redis has been there once, the library would wait for it, however long that takes.
      if (adding.status !== 'ready') await adding.ping()
    },
    queue: (name) => new Queue<JobData>(name, { connection: adding }).on('error', telling(tell, name)),
    worker(name, { handle, hold }, options) {
      const jobs = countUnderWay(handle)
      const run = runner({ handle: jobs.handle, hold }, log, () => worker.closing !== undefined)
      const worker = new Worker<JobData>(name, run, { connection: working, ...AFTER_A_DEATH, ...options })
      worker.on('error', telling(tell, name)).on('failed', failureOf(log))
      return { close: () => closeWithoutRedis(worker, jobs) }
    },
    async close() {
      adding.disconnect()
      working.disconnect()
    },
  }
}

function onPostgres(databaseUrl: string, log: Log, longestStatementMs: number | undefined): QueueBackend {
  const classes = withBackend(createPostgresQueueBackend)
  const connection = openQueuePool(databaseUrl, longestStatementMs)
  const tell = tellOnceAMinute(log, CONNECTION)
  return {
    // Each statement fails at once while it is away.
    assertReached: async () => {},
    queue: (name) => new classes.Queue<JobData>(name, { connection }).on('error', telling(tell, name)),
    worker(name, work, options) {
      // It keeps one for itself, to listen on.
      connection.options.max += 1
      const run = runner(work, log, () => worker.closing !== undefined)
      const worker = new classes.Worker<JobData>(name, run, { connection, ...AFTER_A_DEATH, ...options })
      return worker.on('error', telling(tell, name)).on('failed', failureOf(log))
    },
    close: () => connection.end(),
  }
}

const BROKEN_OFF = new RetryLater('The workers stop.', { afterMs: 0, holds: 'job' })

const isBrokenOff = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** The queue keeps why a job failed for as long as the job, and would outlast the person whose address is in it. */
function withoutSecrets(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { message, stack = '' } = error
  // Defined anew, since those of a time that ran out can only be read.
  return Object.defineProperties(error, {
    message: { value: redact(message), configurable: true },
    stack: { value: redact(stack), configurable: true },
  })
}

type RunningJob = Pick<Job<JobData>, 'name' | 'data' | 'id' | 'moveToDelayed'>

/**
 * Does a job. One whose time has not come, or that its worker interrupts in order to stop, goes back into its queue
 * with all its attempts; one that is given up keeps none of them.
 */
function runner({ handle, hold }: Work, log: Log, stops: () => boolean) {
  return async (job: RunningJob, token?: string) => {
    try {
      await handle(job)
    } catch (thrown) {
      const error = withoutSecrets(isBrokenOff(thrown) && stops() ? BROKEN_OFF : thrown)
      if (error instanceof GivenUp) throw new UnrecoverableError(error.message)
      if (!(error instanceof RetryLater)) throw error
      const { message: reason, afterMs, holds } = error
      log.info({ job: job.name, jobId: job.id, reason, afterMs, holds }, 'job waits')
      if (holds === 'queue') {
        await hold(afterMs)
        throw new RateLimitError()
      }
      await job.moveToDelayed(Date.now() + afterMs, token)
      throw new DelayedError()
    }
  }
}

type FailedJob = Pick<Job<JobData>, 'name' | 'id' | 'attemptsMade' | 'opts'>

/**
 * Whoever reads the log should know why jobs take so long. While a server is away, thousands may fail by the same, each
 * of them many times; one that is given up is told by itself.
 */
function failureOf(log: Log) {
  const tell = tellOnceAMinute(log, JOB_FAILED)
  return (job: FailedJob | undefined, error: Error) => {
    const about = { job: job?.name, jobId: job?.id, attempts: job?.attemptsMade }
    if (isGivenUp(job, error)) log.warn({ err: error, ...about }, JOB_FAILED)
    else tell(error, about)
  }
}

function isGivenUp(job: FailedJob | undefined, error: Error): boolean {
  return error instanceof UnrecoverableError || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1)
}

const JOB_FAILED = 'job failed'

const CONNECTION = 'queue connection'

const telling = (tell: TellFailure, queue: string) => (error: Error) => tell(error, { queue })
