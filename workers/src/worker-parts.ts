import type { Consumer, Mailer, System } from '@meridian/backend/worker-api'
import type { QueueName } from '@meridian/contracts/values/queues'

/** What consumers are made with. */
export type WorkerParts = System & {
  mailer: Mailer
  /** Aborts when the workers are to end: long work stops where it can be taken up again. */
  stopping: AbortSignal
}

/** Makes one consumer. */
export type MakeConsumer = (parts: WorkerParts) => Consumer

/** The queues, each with how many of its jobs a worker runs at once. */
export const QUEUES = {
  membership: { concurrency: 20 },
  mail: { concurrency: 5, limiter: { max: 50, duration: 1_000 } },
  discord: { concurrency: 3 },
  notion: { concurrency: 4 },
  // Each call to Telegram waits for its turn; the limiters are there so that a queue can be held as a whole. What
  // happens in the channel does not wait behind a thousand removals.
  telegram: { concurrency: 10, limiter: { max: 1_000, duration: 1_000 } },
  'telegram-updates': { concurrency: 10, limiter: { max: 1_000, duration: 1_000 } },
  schedules: { concurrency: 1 },
  // Wide, so that a look at everybody's roles keeps neither what is broken from being looked at, nor grace periods
  // from ending in time.
  'slow-schedules': { concurrency: 6 },
} as const satisfies Record<QueueName, object>
