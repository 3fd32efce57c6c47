import { defineConsumer, onceOutside } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Reads the pages of the knowledge hub. Requests that arrive meanwhile are all served by the next harvest. */
export const harvestWhenHarvestRequested = ({ sql, integrations, stopping }: WorkerParts) =>
  defineConsumer({
    name: 'harvest-when-harvest-requested',
    queue: 'notion',
    on: ['integrations.harvest-requested'],
    handle: ({ occurredAt }, delivery) =>
      onceOutside(sql, delivery, () => integrations.harvest({ requestedAt: occurredAt, signal: stopping })),
  })
