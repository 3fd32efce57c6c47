/** Where work waits for the workers: a slow provider holds up only its own queue. */
export const QUEUE_NAMES = [
  'membership',
  'mail',
  'telegram',
  'telegram-updates',
  'notion',
  'discord',
  'schedules',
  'slow-schedules',
] as const

export type QueueName = (typeof QUEUE_NAMES)[number]
