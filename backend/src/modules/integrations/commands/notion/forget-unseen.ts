import type { CommandContext } from '#platform/command-runner'
import { HarvestSchema, HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'
import { forgetUnseenPages } from '../../persistence/notion/kept-pages.ts'

/** Forgets what a walk through a whole source did not meet. */
export async function forgetUnseen(
  { harvestId, sourceId }: { harvestId: string; sourceId: string },
  { em }: CommandContext,
): Promise<void> {
  const step = await em.findOneOrFail(HarvestStepSchema, { harvestId, sourceId, walk: 'missing' })
  if (step.done) return
  const harvest = await em.findOneOrFail(HarvestSchema, { id: harvestId })
  harvest.removed += await forgetUnseenPages(em, { harvestId, sourceId })
  step.done = true
}
