import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Actor } from '#platform/journal/actor'
import type { IntegrationChecks } from './checks.ts'
import { failedCheck } from './domain/health.ts'
import { checkOf } from './domain/notion/databases-seen.ts'
import { ProviderProblem } from './domain/provider-problem.ts'
import type { ConnectToNotion } from './gateways/notion/notion-workspace.ts'
import { neededNotionSettings } from './needed-settings.ts'
import type { IntegrationSettings } from './settings.ts'

/** Asks the workspace which databases it shows us now. Throws a DomainError that says what is wrong. */
export type TestNotion = (actor: Actor) => Promise<{ id: string; title: string }[]>

export function createNotionTest(parts: {
  settings: IntegrationSettings
  checks: Pick<IntegrationChecks, 'recordTest'>
  connect: ConnectToNotion
}): TestNotion {
  const { settings, checks, connect } = parts
  return async (actor) => {
    const given = await neededNotionSettings(settings)
    try {
      const sources = await connect(given.integrationSecret ?? '', { mode: 'prompt' }).listSources()
      await checks.recordTest('notion', checkOf(sources.length, 'The connection works.'), actor)
      // A database may hold several sources of rows; it is still one database.
      const databases = new Map(
        sources.map(({ databaseId, title }) => [databaseId, { id: databaseId, title }]),
      )
      return [...databases.values()].toSorted((a, b) => a.title.localeCompare(b.title))
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error
      if (error.kind !== 'busy') await checks.recordTest('notion', failedCheck(error), actor)
      const code = error.kind === 'busy' || error.kind === 'unreachable' ? 'unavailable' : 'bad-gateway'
      throw new DomainError(code, error.message)
    }
  }
}
