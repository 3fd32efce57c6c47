import { APIResponseError, Client } from '@notionhq/client'
import type { Check } from '../domain/health.ts'
import type { Settings } from '../domain/settings.ts'

/** Whether the token still opens the workspace. */
export function createNotionProbe(baseUrl: string | undefined) {
  return async ({ integrationSecret = '' }: Settings): Promise<Check> => {
    const notion = new Client({
      auth: integrationSecret,
      retry: false,
      ...(baseUrl !== undefined && { baseUrl }),
    })
    try {
      const me = await notion.users.me({})
      return { ok: true, message: `Connected as ${me.name ?? 'the integration'}.` }
    } catch (error) {
      return { ok: false, message: describe(error) }
    }
  }
}

function describe(error: unknown): string {
  if (error instanceof APIResponseError) return `Notion says: ${error.message}`
  return 'Notion cannot be reached.'
}
