import type { QueueName } from '@meridian/contracts/values/queues'

/** What people call the queues. */
export const QUEUE_LABELS: Readonly<Record<QueueName, string>> = {
  membership: 'Memberships',
  community: 'Community',
  mail: 'Mail',
  'bulk-mail': 'Mail to many',
  telegram: 'Telegram seats',
  'telegram-updates': 'Telegram messages',
  notion: 'Notion',
  discord: 'Discord',
  schedules: 'Schedules',
  'slow-schedules': 'Slow schedules',
}

const PROVIDERS = /\b(telegram|notion|discord)\b/g

/** A name from the program, such as `mail-when-access-lost` or `member-days`, as words. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(PROVIDERS, capitalised)
  return capitalised(words)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
