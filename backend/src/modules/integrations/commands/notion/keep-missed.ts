import type { CommandContext } from '#platform/command-runner'
import type { HubPage } from '../../domain/notion/hub-page.ts'
import { HarvestSchema } from '../../persistence/notion/harvest-schema.ts'
import { keepPages } from '../../persistence/notion/kept-pages.ts'

/** Keeps pages that a walk missed although they are there. */
export async function keepMissed(
  input: { harvestId: string; sourceId: string; pages: readonly HubPage[] },
  { em }: CommandContext,
): Promise<void> {
  const harvest = await em.findOneOrFail(HarvestSchema, { id: input.harvestId })
  harvest.seen += input.pages.length
  harvest.changed += await keepPages(em, input)
}
