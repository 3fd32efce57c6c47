import { asConsumer, DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** What was not done while Telegram was down, the bot had no rights or nothing was connected is made up for at once. */
export const walkRosterWhenTelegramWorksAgain = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'walk-roster-when-telegram-works-again',
    queue: 'telegram',
    on: ['integrations.status-changed'],
    async handle({ payload: { integration, status } }, delivery) {
      if (integration !== 'telegram' || status !== 'active') return NOTHING_TO_DO
      await telegram.walkRoster(asConsumer(delivery))
      return DONE
    },
  })
