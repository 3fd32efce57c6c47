import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { HarvestSchema } from '../../persistence/notion/harvest-schema.ts'

/** Begins a harvest, or resumes one whose process died. */
export async function beginHarvest(
  _: undefined,
  { em, now }: CommandContext,
): Promise<{ harvestId: string; planned: boolean }> {
  const running = await em.findOne(HarvestSchema, { state: 'running' })
  if (running !== null) return { harvestId: running.id, planned: running.planned }
  const harvestId = randomUUID()
  em.create(HarvestSchema, {
    id: harvestId,
    state: 'running',
    planned: false,
    startedAt: now,
    seen: 0,
    changed: 0,
    removed: 0,
  })
  return { harvestId, planned: false }
}
