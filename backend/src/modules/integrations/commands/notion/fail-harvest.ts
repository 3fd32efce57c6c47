import type { CommandContext } from '#platform/command-runner'
import { HarvestSchema, HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'

/** Marks a harvest as failed. What it has stored stays; the next one begins where the last good one ended. */
export async function failHarvest(
  { harvestId, error }: { harvestId: string; error: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const harvest = await em.findOneOrFail(HarvestSchema, { id: harvestId })
  if (harvest.state !== 'running') return
  await em.nativeDelete(HarvestStepSchema, { harvestId })
  em.assign(harvest, { state: 'failed', finishedAt: now, error })
  const { seen, changed, removed } = harvest
  emit({
    type: 'integrations.harvest-finished',
    payload: { harvestId, state: 'failed', seen, changed, removed, error },
  })
}
