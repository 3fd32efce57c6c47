import type { CommandContext } from '#platform/command-runner'
import type { HubPage } from '../../domain/notion/hub-page.ts'
import type { StepKind } from '../../domain/notion/plan.ts'
import { HarvestSchema, HarvestStepSchema } from '../../persistence/notion/harvest-schema.ts'
import { forgetPages, keepPages } from '../../persistence/notion/kept-pages.ts'

export interface Harvested {
  harvestId: string
  sourceId: string
  walk: StepKind
  /** Where the call that returned this began. */
  cursor: string | null
  /** Where the next one begins; null when the step is done. */
  next: string | null
  /** What is there, and what is gone. */
  pages: readonly HubPage[]
  gone: readonly string[]
}

/** Stores one answer, together with how far the step has come. Throws when somebody else has already stored it. */
export async function recordHarvested(
  { harvestId, sourceId, walk, cursor, next, pages, gone }: Harvested,
  { em }: CommandContext,
): Promise<void> {
  const step = await em.findOneOrFail(HarvestStepSchema, { harvestId, sourceId, walk })
  if (step.done || step.cursor !== cursor) throw new Error('Somebody else goes on with this harvest')
  const harvest = await em.findOneOrFail(HarvestSchema, { id: harvestId })
  const found = [...new Map(pages.map((page) => [page.id, page])).values()]
  harvest.seen += found.length
  harvest.changed += await keepPages(em, { pages: found, sourceId, harvestId })
  harvest.removed += await forgetPages(em, { ids: gone, sourceId })
  step.cursor = next
  step.done = next === null
}
