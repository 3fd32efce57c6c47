import type { Consumer, Queues, Subscriptions } from '@meridian/backend/worker-api'
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
  run(parts: ScheduleParts): Promise<void>
}
