import type { CommandContext } from '#platform/command-runner'
import { HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'

/** Looks at all pages instead, where the provider cannot list its trash. */
export async function walkAllInstead(
  { harvestId, sourceId }: { harvestId: string; sourceId: string },
  { em }: CommandContext,
): Promise<void> {
  const trash = await em.findOneOrFail(HarvestStepSchema, { harvestId, sourceId, walk: 'trash' })
  if (trash.done) return
  trash.done = true
  for (const [index, walk] of (['all', 'missing'] as const).entries())
    em.create(HarvestStepSchema, {
      harvestId,
      sourceId,
      walk,
      position: trash.position + index + 1,
      done: false,
    })
}
