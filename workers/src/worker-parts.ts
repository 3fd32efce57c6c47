import type { Consumer, MailboxThrottle, Mailer, System } from '@meridian/backend/worker-api'
import type { QueueName } from '@meridian/contracts/values/queues'

/** What consumers are made with. */
export type WorkerParts = System & {
  mailer: Mailer
  mailboxThrottle: MailboxThrottle
  /** Aborts when the workers are to shut down: long work stops where it can be resumed. */
  stopping: AbortSignal
}

/** Makes one consumer. */
export type MakeConsumer = (parts: WorkerParts) => Consumer

interface QueueWork {
  /** What its jobs stand for: an event for a consumer, or a schedule that is due. */
  of: 'events' | 'schedules'
  /** How many of them one worker runs at once, and how many all workers may run in a period. */
  pace: { concurrency: number; limiter?: { max: number; duration: number } }
}

/** The work of each queue: one that is missing here does not compile, and a worker runs for each. */
export const QUEUES: Record<QueueName, QueueWork> = {
  // All that may ask Stripe, and what it leads to.
  membership: { of: 'events', pace: { concurrency: 20 } },
  // What asks no provider goes on while one of them is silent.
  community: { of: 'events', pace: { concurrency: 5 } },
  // Who waits for a link does not wait behind mails to a crowd: together 50 a second, and as many at once as the mailer
  // has connections.
  mail: { of: 'events', pace: { concurrency: 3, limiter: { max: 35, duration: 1_000 } } },
  'bulk-mail': { of: 'events', pace: { concurrency: 2, limiter: { max: 15, duration: 1_000 } } },
  discord: { of: 'events', pace: { concurrency: 3 } },
  notion: { of: 'events', pace: { concurrency: 4 } },
  // Each call to Telegram waits for its turn; the limiters are there so that a whole queue can be held. What
  // happens in the channel does not wait behind a thousand removals.
  telegram: { of: 'events', pace: { concurrency: 10, limiter: { max: 1_000, duration: 1_000 } } },
  'telegram-updates': { of: 'events', pace: { concurrency: 10, limiter: { max: 1_000, duration: 1_000 } } },
  schedules: { of: 'schedules', pace: { concurrency: 1 } },
  // Wide, so that a pass over everybody's roles delays neither the recheck of what is broken nor the end of grace
  // periods.
  'slow-schedules': { of: 'schedules', pace: { concurrency: 6 } },
}
