export interface JobData {
  messageId: string
}

/** Does a job. */
export type Handle = (job: { name: string; data: JobData }) => Promise<void>

export interface WorkerOptions {
  concurrency: number
  /** At most `max` jobs per `duration` milliseconds, across all workers. */
  limiter?: { max: number; duration: number }
}

export interface JobWorker {
  /** Stops taking jobs and waits for those under way. */
  close(): Promise<void>
}

/**
 * Thrown by the handler of a job whose time has not come. The job is kept and done later, however often that happens:
 * unlike a failure, it uses up no attempt.
 */
export class RetryLater extends Error {
  override name = 'RetryLater'
  readonly afterMs: number
  readonly holds: 'job' | 'queue'

  /**
   * @param holds `queue` where all jobs of the queue would meet the same obstacle, such as a provider's limit; other
   * queues go on. The queue needs a limiter for that.
   */
  constructor(reason: string, wait: { afterMs: number; holds: 'job' | 'queue' }) {
    super(reason)
    this.afterMs = wait.afterMs
    this.holds = wait.holds
  }
}

/**
 * Thrown by the handler of a job that no retry would help. It counts as failed at once, and waits for somebody's
 * decision. The message is for them.
 */
export class GivenUp extends Error {
  override name = 'GivenUp'
}
