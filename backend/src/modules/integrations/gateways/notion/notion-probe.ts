import { type Check, failedCheck } from '../../domain/health.ts'
import { checkOf } from '../../domain/notion/databases-seen.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { Settings } from '../../domain/settings.ts'
import type { ConnectToNotion } from './notion-workspace.ts'

/** Whether the token still opens the workspace, and still sees databases in it. */
export function createNotionProbe(connect: ConnectToNotion) {
  return async ({ integrationSecret = '' }: Settings): Promise<Check> => {
    const notion = connect(integrationSecret, { mode: 'prompt' })
    try {
      const name = await notion.whoAmI()
      const { length } = await notion.listSources()
      const shared = `${length} database${length === 1 ? ' is' : 's are'} shared with it`
      return checkOf(length, `Connected as ${name}; ${shared}.`)
    } catch (error) {
      if (error instanceof ProviderProblem) return failedCheck(error)
      throw error
    }
  }
}
