/** Where work waits for the workers: a slow provider, or a crowd to be written to, holds up only its own queue. */
export const QUEUE_NAMES = [
  'membership',
  'community',
  'mail',
  'bulk-mail',
  'telegram',
  'telegram-updates',
  'notion',
  'discord',
  'schedules',
  'slow-schedules',
] as const

export type QueueName = (typeof QUEUE_NAMES)[number]
