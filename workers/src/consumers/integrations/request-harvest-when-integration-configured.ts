import { defineConsumer, NOTHING_TO_DO, requestHarvest } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** A workspace that was just connected is read at once. */
export const requestHarvestWhenIntegrationConfigured = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'request-harvest-when-integration-configured',
    queue: 'notion',
    on: ['integrations.configured'],
    async handle({ payload: { integration, fields } }, delivery) {
      if (integration !== 'notion' || fields.length === 0) return NOTHING_TO_DO
      return commands.runOnce(requestHarvest, undefined, delivery)
    },
  })
