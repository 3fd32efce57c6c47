import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'bullmq'
import type { Handle, JobData } from './jobs.ts'

/** Redis hears what became of the last jobs within milliseconds, unless it is away. */
const HEARD_WITHIN_MS = 3_000

interface JobsUnderWay {
  handle: Handle
  /** Ends once none has been under way for some milliseconds, or the signal aborts. */
  quiet(ms: number, signal: AbortSignal): Promise<void>
}

/** Knows which jobs a worker is doing; what the worker then tells Redis is no part of them. */
export function countUnderWay(handle: Handle): JobsUnderWay {
  const underWay = new Set<Promise<void>>()
  return {
    async handle(job) {
      const doing = handle(job)
      underWay.add(doing)
      await doing.finally(() => underWay.delete(doing))
    },
    async quiet(ms, signal) {
      do {
        await Promise.allSettled(underWay)
        await pause(ms, undefined, { signal }).catch(() => undefined)
      } while (underWay.size > 0)
    },
  }
}

/**
 * Closes a worker once its jobs are done. The library would wait for a Redis that is away until it is back. What could
 * not be told to it is told by nobody: those jobs are taken up again, and the inbox knows that they were done.
 */
export async function closeWithoutRedis(worker: Worker<JobData>, jobs: JobsUnderWay): Promise<void> {
  const closed = new AbortController()
  const closing = worker.close().finally(() => closed.abort())
  await Promise.race([closing, jobs.quiet(HEARD_WITHIN_MS, closed.signal)])
  if (closed.signal.aborted) return
  // Its own connection would try on and on.
  const backend = worker.getBackend()
  backend.close(true).catch(() => undefined)
}
