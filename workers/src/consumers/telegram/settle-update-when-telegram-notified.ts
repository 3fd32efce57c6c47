import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whatever Telegram tells is acted upon here. */
export const settleUpdateWhenTelegramNotified = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'settle-update-when-telegram-notified',
    queue: 'telegram-updates',
    on: ['integrations.telegram-notified'],
    handle: (event, delivery) => telegram.settleUpdate(event, delivery),
  })
