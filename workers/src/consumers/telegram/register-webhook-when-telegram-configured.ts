import { defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Another bot has to be told where its updates go. */
export const registerWebhookWhenTelegramConfigured = ({ integrations: { telegram } }: WorkerParts) =>
  defineConsumer({
    name: 'register-webhook-when-telegram-configured',
    queue: 'telegram',
    on: ['integrations.configured'],
    async handle({ payload: { integration } }, delivery) {
      if (integration !== 'telegram') return NOTHING_TO_DO
      return telegram.registerWebhook(undefined, delivery)
    },
  })
