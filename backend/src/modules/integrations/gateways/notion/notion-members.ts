import type { Client, CreatePageParameters, UpdatePageParameters } from '@notionhq/client'
import type { MemberEntry } from '../../domain/notion/member-entry.ts'
import type { SourceFields } from '../../domain/notion/source-fields.ts'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { CallPatience } from '../provider-calls.ts'
import type { OpenNotion } from './notion-connection.ts'
import { readList, readPageObject } from './notion-objects.ts'

/** The members' database of the workspace. */
export interface MembersSource {
  id: string
  fields: SourceFields
}

/** Writes to the members' database. Every call throws a ProviderProblem. */
export interface NotionMembers {
  /** The pages that say they are this account's, the oldest first. */
  find(source: MembersSource, accountId: string): Promise<string[]>
  /** Returns the new page. Not retried automatically: nobody knows whether a call without an answer made a page. */
  create(source: MembersSource, entry: MemberEntry): Promise<string>
  /** False when the page is gone or in the trash. */
  update(source: MembersSource, pageId: string, entry: MemberEntry): Promise<boolean>
  /** A page that is gone or in the trash is no problem. */
  toTrash(pageId: string): Promise<void>
}

export type ConnectToMembers = (token: string, patience: CallPatience) => NotionMembers

export function createConnectToMembers(open: OpenNotion): ConnectToMembers {
  return (token, patience) => {
    const { client, call } = open(token, patience)
    const isWritten = async (pageId: string, change: UpdatePageParameters) => {
      try {
        await call(() => client.pages.update(change))
        return true
      } catch (error) {
        if (error instanceof ProviderProblem && error.kind === 'missing') return false
        if (error instanceof ProviderProblem && error.kind === 'invalid')
          return isThere(call, client, pageId, error)
        throw error
      }
    }
    return {
      find: (source, accountId) => call(() => findPages(client, source, accountId)),
      create: (source, entry) =>
        call(
          async () => {
            const parent = { type: 'data_source_id' as const, data_source_id: source.id }
            return (await client.pages.create({ parent, properties: propertiesOf(source, entry) })).id
          },
          { repeatable: false },
        ),
      update: (source, pageId, entry) =>
        isWritten(pageId, { page_id: pageId, properties: propertiesOf(source, entry) }),
      async toTrash(pageId) {
        await isWritten(pageId, { page_id: pageId, in_trash: true })
      },
    }
  }
}

/** A page in the trash cannot be written to, which is no fault of what was written. */
async function isThere(
  call: ReturnType<OpenNotion>['call'],
  client: Client,
  pageId: string,
  problem: ProviderProblem,
): Promise<false> {
  const page = readPageObject(await call(() => client.pages.retrieve({ page_id: pageId })))
  if (page?.inTrash) return false
  throw problem
}

async function findPages(
  client: Client,
  { id, fields }: MembersSource,
  accountId: string,
): Promise<string[]> {
  const { results } = readList(
    await client.dataSources.query({
      data_source_id: id,
      filter: { property: fields.accountId ?? '', rich_text: { equals: accountId } },
      sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
    }),
  )
  return results.flatMap((each) => readPageObject(each)?.id ?? [])
}

type Properties = NonNullable<CreatePageParameters['properties']>

const text = (content: string) => [{ type: 'text' as const, text: { content } }]

/** Only what the database has a property for. */
function propertiesOf({ fields }: MembersSource, entry: MemberEntry): Properties {
  const { title, accountId, status, tier, joined } = fields
  return {
    ...(title !== undefined && { [title]: { title: text(entry.name) } }),
    ...(accountId !== undefined && { [accountId]: { rich_text: text(entry.accountId) } }),
    ...(status !== undefined && { [status]: { select: { name: entry.status } } }),
    ...(tier !== undefined && { [tier]: { select: entry.tier === null ? null : { name: entry.tier } } }),
    ...(joined !== undefined && { [joined]: { date: { start: entry.joined } } }),
  }
}
