import type { PropertySchema, WorkspaceSource } from './workspace.ts'

/** What a database is to us: it holds pages that are shown to members, or a row for each member. */
export type Purpose = 'pages' | 'members'

/** The ids of the properties that we read or write, by what they mean to us. */
export type SourceFields = Readonly<Partial<Record<FieldName, string>>>

type FieldName = 'title' | 'level' | 'tier' | 'accountId' | 'status' | 'joined'

const CHOICES = ['select', 'status']

/** What each of our fields is called in a database, and the kinds that it may have. */
const NAMES: Record<Exclude<FieldName, 'title'>, { name: string; types: readonly string[] }> = {
  level: { name: 'level', types: CHOICES },
  tier: { name: 'tier', types: CHOICES },
  accountId: { name: 'account id', types: ['rich_text'] },
  status: { name: 'status', types: ['select'] },
  joined: { name: 'joined', types: ['date'] },
}

/**
 * Tells what a database is for, by the names of its properties: `Account ID` (text) makes it the members' database,
 * `Level` or `Tier` (select) one of pages for members. Undefined for any other database, which we leave alone.
 */
export function readSource({
  properties,
}: Pick<WorkspaceSource, 'properties'>): { purpose: Purpose; fields: SourceFields } | undefined {
  const idOf = (fits: (property: PropertySchema) => boolean) => properties.find(fits)?.id
  const named = Object.entries(NAMES).map(([field, { name, types }]) => [
    field,
    idOf((property) => property.name.trim().toLowerCase() === name && types.includes(property.type)),
  ])
  const fields: SourceFields = Object.fromEntries([
    ['title', idOf(({ type }) => type === 'title')],
    ...named.filter(([, id]) => id !== undefined),
  ])
  if (fields.accountId !== undefined) return { purpose: 'members', fields }
  return fields.level !== undefined || fields.tier !== undefined ? { purpose: 'pages', fields } : undefined
}
