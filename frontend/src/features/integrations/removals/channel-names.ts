import type { Channel } from '@meridian/contracts/values/channels'

/** What people call the channels. */
export const CHANNEL_NAMES: Record<Channel, string> = {
  telegram: 'Telegram',
  discord: 'Discord',
  podcast: 'Podcast',
}
