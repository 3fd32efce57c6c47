import type { CommandRunner } from '#platform/command-runner'
import { HELD, type Leases } from '#platform/database/leases'
import type { Sql } from '#platform/database/sql'
import { RetryLater } from '#platform/queues/jobs'
import type { IntegrationChecks } from './checks.ts'
import { beginHarvest } from './commands/notion/begin-harvest.ts'
import { failHarvest } from './commands/notion/fail-harvest.ts'
import { finishHarvest } from './commands/notion/finish-harvest.ts'
import { planHarvest } from './commands/notion/plan-harvest.ts'
import { isTrouble } from './domain/health.ts'
import { NO_DATABASE } from './domain/notion/databases-seen.ts'
import { isFinal, ProviderProblem } from './domain/provider-problem.ts'
import type { ConnectToNotion, NotionWorkspace } from './gateways/notion/notion-workspace.ts'
import { createHarvestSteps } from './notion-harvest-steps.ts'
import { findFinishedHarvest } from './queries/notion/find-finished-harvest.ts'
import { listKnownSources } from './queries/notion/list-known-sources.ts'
import type { IntegrationSettings } from './settings.ts'

const ACTOR = 'system:notion'
const ANOTHER_RUNS = new RetryLater('Another harvest runs.', { afterMs: 1_000, holds: 'job' })

/**
 * Looks at the workspace's pages; see ADR 015. Returns once a harvest that began after `requestedAt` has ended; at once
 * while the workspace is not set up. A refusal of the workspace ends in a failed harvest.
 * @throws RetryLater while another harvest runs, whichever process runs it: the request keeps no worker waiting
 * @throws for faults on our side, and when `signal` aborts: the harvest then waits to be resumed
 */
export type Harvest = (request: { requestedAt: Date; signal: AbortSignal }) => Promise<void>

export interface HarvestParts {
  sql: Sql
  commands: CommandRunner
  leases: Leases
  settings: IntegrationSettings
  checks: Pick<IntegrationChecks, 'check' | 'record'>
  connect: ConnectToNotion
  apiBaseUrl: string | undefined
}

export function createHarvest(parts: HarvestParts): Harvest {
  const { sql, leases, settings, connect } = parts

  return async ({ requestedAt, signal }) => {
    for (;;) {
      const given = await settings.readComplete('notion')
      if (given === undefined || (await findFinishedHarvest(sql, requestedAt))) return
      const notion = connect(given.integrationSecret ?? '', { mode: 'patient', signal })
      const held = await leases.hold('notion-harvest', () => harvestOnce(parts, notion))
      if (held === HELD) throw ANOTHER_RUNS
      // This may only have finished a harvest that began before this request: then another one has to follow.
    }
  }
}

async function harvestOnce(parts: HarvestParts, notion: NotionWorkspace): Promise<void> {
  const { sql, commands, checks } = parts
  const { harvestId, planned } = await commands.run(beginHarvest, undefined, ACTOR)
  try {
    if (!planned) {
      const sources = await discover(sql, notion)
      await commands.run(planHarvest, { harvestId, sources }, ACTOR)
    }
    await createHarvestSteps({ ...parts, notion, actor: ACTOR }).takeAll(harvestId)
    await commands.run(finishHarvest, { harvestId }, ACTOR)
    await checks.record(
      'notion',
      { ok: true, message: 'The last harvest went well.', work: 'harvest' },
      ACTOR,
    )
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    await commands.run(failHarvest, { harvestId, error: error.message }, ACTOR)
    const check = { ok: false, message: error.message }
    // A look may find why, and then finds when it is over.
    if (!isFinal(error)) await checks.record('notion', check, ACTOR)
    else if (!isTrouble(await checks.check('notion', ACTOR)))
      await checks.record('notion', { ...check, work: 'harvest' }, ACTOR)
  }
}

/**
 * The databases that there are. The provider's list may lag: a known one that is missing is asked for individually.
 * When there are none at all, somebody has more likely shared nothing with us, or withdrawn it by mistake, than deleted
 * every page.
 */
async function discover(sql: Sql, notion: NotionWorkspace) {
  const sources = await notion.listSources()
  const known = await listKnownSources(sql)
  for (const id of known.filter((each) => !sources.some((source) => source.id === each))) {
    const found = await notion.findSource(id)
    if (found !== undefined) sources.push(found)
  }
  if (sources.length === 0) throw new ProviderProblem('missing', NO_DATABASE)
  return sources
}
