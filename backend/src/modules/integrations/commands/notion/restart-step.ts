import type { CommandContext } from '#platform/command-runner'
import type { StepKind } from '../../domain/notion/plan.ts'
import { HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'

/** Restarts a step whose cursor the provider no longer knows. */
export async function restartStep(
  step: { harvestId: string; sourceId: string; walk: StepKind },
  { em }: CommandContext,
): Promise<void> {
  const { harvestId, sourceId, walk } = step
  const row = await em.findOneOrFail(HarvestStepSchema, { harvestId, sourceId, walk })
  row.cursor = null
}
