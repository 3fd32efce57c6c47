import type { Job } from 'bullmq'
import type { JobData } from './jobs.ts'
import type { AnyQueue } from './queue-backend.ts'

/** A job whose attempts are used up. It stays where it is until somebody decides. */
export interface ExhaustedJob {
  id: string
  name: string
  messageId: string
  reason: string
  attempts: number
  failedAt: Date | null
  /** Has it done again, with all its attempts. Returns false when it is no longer failed. */
  retry(): Promise<boolean>
  /** Takes it out of its queue. */
  remove(): Promise<void>
}

type FinishedJob = Pick<
  Job<JobData>,
  'id' | 'name' | 'data' | 'failedReason' | 'attemptsMade' | 'finishedOn' | 'retry' | 'remove' | 'isFailed'
>

/** The jobs that were given up last, at most so many. */
export async function failedJobsOf(
  queue: Pick<AnyQueue, 'getFailed'>,
  atMost: number,
): Promise<ExhaustedJob[]> {
  // The queues hold nothing but these; the library types its lists for any data.
  const jobs: FinishedJob[] = await queue.getFailed(0, atMost - 1)
  return jobs.map(exhaustedJob)
}

/** A job that was given up; undefined where there is none, or it is being tried again. */
export async function findFailed(
  queue: Pick<AnyQueue, 'getJob'>,
  id: string,
): Promise<ExhaustedJob | undefined> {
  const job: FinishedJob | undefined = await queue.getJob(id)
  return job !== undefined && (await job.isFailed()) ? exhaustedJob(job) : undefined
}

/** How many are searched for those of one name; a schedule keeps no more. */
const LOOKED_THROUGH = 100

/** Removes what was given up under this name: a later run has made up for it. */
export async function forgetFailed(queue: Pick<AnyQueue, 'getFailed'>, name: string): Promise<void> {
  const failed = await failedJobsOf(queue, LOOKED_THROUGH)
  await Promise.all(failed.filter((job) => job.name === name).map((job) => job.remove()))
}

function exhaustedJob(job: FinishedJob): ExhaustedJob {
  return {
    id: job.id ?? '',
    name: job.name,
    messageId: job.data.messageId,
    reason: job.failedReason,
    attempts: job.attemptsMade,
    failedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn),
    async retry() {
      // Somebody else may have decided since the list was read.
      if (!(await job.isFailed())) return false
      await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })
      return true
    },
    remove: () => job.remove(),
  }
}
