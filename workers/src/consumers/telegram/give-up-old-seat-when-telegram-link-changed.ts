import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** The seat of a Telegram account that is not the member’s any more is given up. */
export const giveUpOldSeatWhenTelegramLinkChanged = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'give-up-old-seat-when-telegram-link-changed',
    queue: 'telegram',
    on: ['integrations.telegram-linked', 'integrations.telegram-unlinked'],
    async handle({ payload }, delivery) {
      if ('wasProven' in payload && !payload.wasProven) return NOTHING_TO_DO
      const telegramUserId = 'wasProven' in payload ? payload.telegramUserId : payload.previousTelegramUserId
      return telegram.settleSeat({ telegramUserId, reason: 'unlinked' }, delivery)
    },
  })
