import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import { forgetUnseen } from './commands/notion/forget-unseen.ts'
import { keepMissed } from './commands/notion/keep-missed.ts'
import { recordHarvested } from './commands/notion/record-harvested.ts'
import { restartStep } from './commands/notion/restart-step.ts'
import { walkAllInstead } from './commands/notion/walk-all-instead.ts'
import { toHubPage } from './domain/notion/hub-page.ts'
import { changedSince } from './domain/notion/plan.ts'
import type { Walk } from './domain/notion/workspace.ts'
import { ProviderProblem } from './domain/provider-problem.ts'
import type { NotionWorkspace } from './gateways/notion/notion-workspace.ts'
import { findOpenStep, type OpenStep } from './queries/notion/find-open-step.ts'
import { listUnseenPages } from './queries/notion/list-unseen-pages.ts'

/**
 * Up to this many pages that a walk did not meet are asked for one by one: the list may have shifted during the walk.
 */
const MAX_PAGES_AT_ONCE = 25
const MAX_RESTARTS = 3

interface StepParts {
  sql: Sql
  commands: CommandRunner
  notion: NotionWorkspace
  apiBaseUrl: string | undefined
  actor: Actor
}

/** Runs the steps of a planned harvest; each answer is stored together with the cursor of the next one. */
export function createHarvestSteps(parts: StepParts) {
  const { sql, commands, notion, actor } = parts
  let restarts = 0

  async function takeOne(step: OpenStep): Promise<void> {
    if (step.walk === 'missing') return takeMissing(parts, step)
    const answer = await askFor(step, step.walk)
    if (answer === undefined) return
    const { pages, cursor: next } = answer
    // A workspace that does not understand the question answers with pages that are not in the trash.
    if (step.walk === 'trash' && pages.some(({ inTrash }) => !inTrash)) return lookAtAll(step)
    const { fields, ...at } = step
    const there = pages
      .filter(({ inTrash }) => !inTrash)
      .map((page) => toHubPage(page, fields, parts.apiBaseUrl))
    const gone = pages.filter(({ inTrash }) => inTrash).map(({ id }) => id)
    await commands.run(recordHarvested, { ...at, next, pages: there, gone }, actor)
  }

  /** Undefined when the step goes on in another way. */
  async function askFor({ fields, knownUntil, ...step }: OpenStep, walk: Walk) {
    const since = knownUntil === null ? null : changedSince(knownUntil)
    const properties = [fields.title, fields.level, fields.tier].filter((id) => id !== undefined)
    try {
      return await notion.listPages({ ...step, walk, since, properties })
    } catch (error) {
      if (!(error instanceof ProviderProblem) || error.kind !== 'invalid') throw error
      if (step.cursor !== null && restarts < MAX_RESTARTS) {
        restarts += 1
        await commands.run(restartStep, { ...step, walk }, actor)
      } else if (walk === 'trash') await lookAtAll(step)
      else throw error
    }
  }

  const lookAtAll = ({ harvestId, sourceId }: Pick<OpenStep, 'harvestId' | 'sourceId'>) =>
    commands.run(walkAllInstead, { harvestId, sourceId }, actor)

  return {
    async takeAll(harvestId: string): Promise<void> {
      for (let step = await findOpenStep(sql, harvestId); step; step = await findOpenStep(sql, harvestId))
        await takeOne(step)
    },
  }
}

/** A page that was not met is gone, unless the workspace still shows it when asked for that page alone. */
async function takeMissing({ sql, commands, notion, apiBaseUrl, actor }: StepParts, step: OpenStep) {
  const { harvestId, sourceId, fields } = step
  const unseen = await listUnseenPages(sql, { harvestId, sourceId, limit: MAX_PAGES_AT_ONCE + 1 })
  if (unseen.length <= MAX_PAGES_AT_ONCE) {
    for (const id of unseen) {
      const page = await notion.findPage(id)
      if (page === undefined || page.inTrash || (page.sourceId ?? sourceId) !== sourceId) continue
      const pages = [toHubPage(page, fields, apiBaseUrl)]
      // This does not finish the step, so its cursor stays at the beginning.
      await commands.run(keepMissed, { harvestId, sourceId, pages }, actor)
    }
  }
  await commands.run(forgetUnseen, { harvestId, sourceId }, actor)
}
