import type { CommandContext } from '#platform/command-runner'
import {
  HarvestSchema,
  HarvestStepSchema,
  NotionSourceSchema,
} from '../../persistence/notion/harvest-schema.ts'

/** Marks a harvest as done. The next one asks for what was changed since this one began. */
export async function finishHarvest(
  { harvestId }: { harvestId: string },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const harvest = await em.findOneOrFail(HarvestSchema, { id: harvestId })
  if (harvest.state !== 'running') return
  const steps = await em.find(HarvestStepSchema, { harvestId })
  for (const source of await em.find(NotionSourceSchema, { purpose: 'pages' })) {
    const own = steps.filter(({ sourceId }) => sourceId === source.id)
    if (own.some(({ walk }) => walk === 'all')) source.walkedAt = harvest.startedAt
    source.knownUntil = harvest.startedAt
  }
  for (const step of steps) em.remove(step)
  em.assign(harvest, { state: 'done', finishedAt: now })
  const { seen, changed, removed } = harvest
  emit({
    type: 'integrations.harvest-finished',
    payload: { harvestId, state: 'done', seen, changed, removed, error: null },
  })
}
