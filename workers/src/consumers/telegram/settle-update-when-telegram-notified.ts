import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whatever Telegram tells is acted upon here, at the pace that it allows. */
export const settleUpdateWhenTelegramNotified = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'settle-update-when-telegram-notified',
    queue: 'telegram',
    on: ['integrations.telegram-notified'],
    handle: (event, delivery) => telegram.settleUpdate(event, delivery),
  })
