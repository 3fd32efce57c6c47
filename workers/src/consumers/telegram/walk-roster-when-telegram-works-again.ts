import { asConsumer, DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What could not be done while Telegram was down, or the bot had no rights, is made up for at once. */
export const walkRosterWhenTelegramWorksAgain = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'walk-roster-when-telegram-works-again',
    queue: 'telegram',
    on: ['integrations.status-changed'],
    async handle({ payload: { integration, status, before } }, delivery) {
      const worksAgain = status === 'active' && before === 'error'
      if (integration !== 'telegram' || !worksAgain) return NOTHING_TO_DO
      await telegram.walkRoster(asConsumer(delivery))
      return DONE
    },
  })
