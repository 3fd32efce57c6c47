import type { Client, QueryDataSourceParameters } from '@notionhq/client'
import type { Walk, WorkspacePage, WorkspaceSource } from '../../domain/notion/workspace.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { CallPatience } from '../provider-calls.ts'
import type { NotionConnection, OpenNotion } from './notion-connection.ts'
import { readList, readPageObject, readSourceObject } from './notion-objects.ts'

const PAGE_SIZE = 100

export interface PagesWanted {
  sourceId: string
  walk: Walk
  /** The time from which edits are of interest; for `changed` only. */
  since: Date | null
  /** The properties that are read, by their ids. */
  properties: readonly string[]
  cursor: string | null
}

/** The content workspace, as far as one integration sees it. Every call throws a ProviderProblem. */
export interface NotionWorkspace {
  /** The name of the integration. */
  whoAmI(): Promise<string>
  /** Every database that was shared with the integration. */
  listSources(): Promise<WorkspaceSource[]>
  /** Undefined when it is gone, in the trash, or no longer shared. */
  findSource(id: string): Promise<WorkspaceSource | undefined>
  listPages(wanted: PagesWanted): Promise<{ pages: WorkspacePage[]; cursor: string | null }>
  /** Undefined when it is gone or no longer shared. */
  findPage(id: string): Promise<WorkspacePage | undefined>
}

export type ConnectToNotion = (token: string, patience: CallPatience) => NotionWorkspace

export function createConnectToNotion(open: OpenNotion): ConnectToNotion {
  return (token, patience) => createWorkspace(open(token, patience))
}

function createWorkspace({ client, call }: NotionConnection): NotionWorkspace {
  return {
    whoAmI: () => call(async () => (await client.users.me({})).name ?? 'the integration'),
    async listSources() {
      const sources: WorkspaceSource[] = []
      for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
        const page = await call(() => searchSources(client, cursor))
        sources.push(...page.sources)
        cursor = page.cursor
      }
      return sources
    },
    findSource: (id) =>
      unlessMissing(
        call(async () => readSourceObject(await client.dataSources.retrieve({ data_source_id: id }))),
      ),
    listPages: (wanted) => call(() => queryPages(client, wanted)),
    findPage: (id) =>
      unlessMissing(call(async () => readPageObject(await client.pages.retrieve({ page_id: id })))),
  }
}

async function searchSources(client: Client, cursor: string | null) {
  const { results, cursor: next } = readList(
    await client.search({
      filter: { property: 'object', value: 'data_source' },
      page_size: PAGE_SIZE,
      ...(cursor !== null && { start_cursor: cursor }),
    }),
  )
  return { sources: results.flatMap((each) => readSourceObject(each) ?? []), cursor: next }
}

async function queryPages(client: Client, { sourceId, walk, since, properties, cursor }: PagesWanted) {
  const { results, cursor: next } = readList(
    await client.dataSources.query({
      data_source_id: sourceId,
      filter_properties: [...properties],
      page_size: PAGE_SIZE,
      ...choice(walk, since),
      ...(cursor !== null && { start_cursor: cursor }),
    }),
  )
  return { pages: results.flatMap((each) => readPageObject(each) ?? []), cursor: next }
}

/** An edit in the middle of the walk does not change the order in which pages were created. */
function choice(walk: Walk, since: Date | null): Partial<QueryDataSourceParameters> {
  if (walk === 'all') return { sorts: [{ timestamp: 'created_time', direction: 'ascending' }] }
  if (walk === 'trash') return { in_trash: true }
  return {
    filter: {
      timestamp: 'last_edited_time',
      last_edited_time: { on_or_after: (since ?? new Date(0)).toISOString() },
    },
    sorts: [{ timestamp: 'last_edited_time', direction: 'ascending' }],
  }
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderProblem && error.kind === 'missing') return undefined
    throw error
  }
}
