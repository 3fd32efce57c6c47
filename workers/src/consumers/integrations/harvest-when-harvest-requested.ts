import { DONE, defineConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Reads the pages of the knowledge hub. Requests that arrive meanwhile are all served by the next harvest. */
export const harvestWhenHarvestRequested = ({ integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'harvest-when-harvest-requested',
    queue: 'notion',
    on: ['integrations.harvest-requested'],
    async handle({ occurredAt }) {
      await integrations.harvest({ requestedAt: occurredAt, signal: stopping })
      return DONE
    },
  })
