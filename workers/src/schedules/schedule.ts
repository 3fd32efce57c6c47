import type { Actor, Consumer, Queues, Subscriptions } from '@meridian/backend/worker-api'
import type { QueueName } from '@meridian/contracts/values/queues'
import type { WorkerParts } from '../worker-parts.ts'

export interface ScheduleParts extends WorkerParts {
  queues: Queues
  consumers: readonly Consumer[]
  subscriptions: Subscriptions
}

/** Work that the clock asks for; it runs once, however many workers there are. */
export interface Schedule {
  name: string
  /** Cron, with seconds. */
  pattern: string
  /** It may take minutes, as it asks providers or walks many rows or files: then it delays only others like it. */
  isSlow?: true
  /** Does the work, as `actor` in the journal. */
  run(parts: ScheduleParts, actor: Actor): Promise<void>
}

/** Where its jobs wait. */
export function queueOf({ isSlow }: Pick<Schedule, 'isSlow'>): QueueName {
  return isSlow ? 'slow-schedules' : 'schedules'
}
