import type { CommandContext } from '#platform/command-runner'
import type { StepKind } from '../../domain/notion/plan.ts'
import { HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'

/** Begins a step anew, whose place in the list is not known there any more. */
export async function restartStep(
  step: { harvestId: string; sourceId: string; walk: StepKind },
  { em }: CommandContext,
): Promise<void> {
  const { harvestId, sourceId, walk } = step
  const row = await em.findOneOrFail(HarvestStepSchema, { harvestId, sourceId, walk })
  row.cursor = null
}
