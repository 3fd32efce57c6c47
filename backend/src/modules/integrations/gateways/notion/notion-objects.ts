import { z } from 'zod'
import type { WorkspacePage, WorkspaceSource } from '../../domain/notion/workspace.ts'

const richText = z.array(z.object({ plain_text: z.string() }))
const option = z.object({ name: z.string() }).nullish()

const textOf = (parts: z.output<typeof richText> | undefined) =>
  (parts ?? []).map((part) => part.plain_text).join('')

const source = z.object({
  object: z.literal('data_source'),
  id: z.uuid(),
  title: richText,
  parent: z.object({ database_id: z.uuid().optional() }).optional(),
  in_trash: z.boolean().optional(),
  archived: z.boolean().optional(),
  properties: z.record(
    z.string(),
    z.object({ id: z.string(), name: z.string().optional(), type: z.string() }),
  ),
})

const property = z.object({
  id: z.string(),
  title: richText.optional(),
  rich_text: richText.optional(),
  select: option,
  status: option,
})

const page = z.object({
  object: z.literal('page'),
  id: z.uuid(),
  url: z.string().nullish(),
  created_time: z.iso.datetime({ offset: true }),
  last_edited_time: z.iso.datetime({ offset: true }),
  parent: z.object({ data_source_id: z.uuid().optional() }).optional(),
  in_trash: z.boolean().optional(),
  archived: z.boolean().optional(),
  properties: z.record(z.string(), property),
})

const list = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})

/** One answer of a list, and where the next one begins; null at the end. Throws a ZodError for anything else. */
export function readList(answer: unknown): { results: unknown[]; cursor: string | null } {
  const { results, next_cursor, has_more } = list.parse(answer)
  return { results, cursor: has_more ? next_cursor : null }
}

/** Undefined for an object of another kind, and for a database in the trash. */
export function readSourceObject(given: unknown): WorkspaceSource | undefined {
  const parsed = z.object({ object: z.string() }).parse(given)
  if (parsed.object !== 'data_source') return undefined
  const { id, title, parent, properties, in_trash, archived } = source.parse(given)
  if (in_trash ?? archived) return undefined
  const named = Object.entries(properties).map(([name, each]) => ({ ...each, name: each.name ?? name }))
  return { id, databaseId: parent?.database_id ?? id, title: textOf(title) || 'Untitled', properties: named }
}

/** Undefined for an object that is not a page: a database may hold others. */
export function readPageObject(given: unknown): WorkspacePage | undefined {
  const parsed = z.object({ object: z.string() }).parse(given)
  if (parsed.object !== 'page') return undefined
  const { id, url, created_time, last_edited_time, parent, in_trash, archived, properties } =
    page.parse(given)
  const values = Object.values(properties).map((each) => [
    each.id,
    each.select?.name ?? each.status?.name ?? textOf(each.title ?? each.rich_text),
  ])
  return {
    id,
    sourceId: parent?.data_source_id ?? null,
    url: url ?? null,
    createdAt: new Date(created_time),
    editedAt: new Date(last_edited_time),
    inTrash: in_trash ?? archived ?? false,
    values: Object.fromEntries(values),
  }
}
