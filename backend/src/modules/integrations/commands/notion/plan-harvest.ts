import type { CommandContext } from '#platform/command-runner'
import { planSource } from '../../domain/notion/plan.ts'
import { readSource } from '../../domain/notion/source-fields.ts'
import type { WorkspaceSource } from '../../domain/notion/workspace.ts'
import {
  HarvestSchema,
  HarvestStepSchema,
  NotionSourceSchema,
} from '../../persistence/notion/harvest-schema.ts'
import { countPages, forgetUnseenPages } from '../../persistence/notion/kept-pages.ts'

type Context = Pick<CommandContext, 'em' | 'now'>

/** Notes which databases there are now, forgets those that are gone, and lays out the steps of the harvest. */
export async function planHarvest(
  { harvestId, sources }: { harvestId: string; sources: readonly WorkspaceSource[] },
  { em, now }: Context,
): Promise<void> {
  const harvest = await em.findOneOrFail(HarvestSchema, { id: harvestId })
  if (harvest.planned) return
  harvest.planned = true
  const ours = sources.flatMap((source) => {
    const read = readSource(source)
    return read === undefined ? [] : [{ ...source, ...read }]
  })
  harvest.removed += await forgetSources({ harvestId, kept: ours.map(({ id }) => id) }, em)
  for (const { id, databaseId, title, purpose, fields } of ours) {
    const known = await em.findOne(NotionSourceSchema, { id })
    const said = { databaseId, title, purpose, fields: { ...fields } }
    if (known === null) em.create(NotionSourceSchema, { id, ...said })
    else em.assign(known, said)
    if (purpose === 'members') continue
    const pages = await countPages(em, id)
    const steps = planSource({ id, pages, walkedAt: known?.walkedAt ?? null }, now)
    for (const [position, walk] of steps.entries())
      em.create(HarvestStepSchema, { harvestId, sourceId: id, walk, position, done: false })
  }
}

async function forgetSources(
  { harvestId, kept }: { harvestId: string; kept: readonly string[] },
  em: Context['em'],
): Promise<number> {
  let removed = 0
  for (const source of await em.find(NotionSourceSchema, { id: { $nin: [...kept] } })) {
    removed += await forgetUnseenPages(em, { harvestId, sourceId: source.id })
    em.remove(source)
  }
  return removed
}
