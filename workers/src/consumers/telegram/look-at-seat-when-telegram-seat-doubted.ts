import { defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Telegram itself says who is in the channel; whoever has no right to be there is removed. */
export const lookAtSeatWhenTelegramSeatDoubted = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'look-at-seat-when-telegram-seat-doubted',
    queue: 'telegram',
    on: ['integrations.telegram-seat-doubted'],
    handle: ({ payload: { telegramUserId } }, delivery) =>
      telegram.settleSeat({ telegramUserId, reason: 'no-access' }, delivery),
  })
