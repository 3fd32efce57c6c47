import type { KeptDatabase, KeptPage, KeptProperty } from './state.ts'

const USER = { object: 'user', id: '16d84278-ab0e-484c-9bdd-b35da3bd8905' }
/** Everything lies on one page of the workspace. */
const PARENT_PAGE = '59833787-2cf9-4fdf-8782-e53db20768a5'

/** The integration's own user. */
export const BOT = {
  ...USER,
  name: 'Meridian',
  avatar_url: null,
  type: 'bot',
  bot: {
    owner: { type: 'workspace', workspace: true },
    workspace_name: 'Sandbox workspace',
    workspace_limits: { max_file_upload_size_in_bytes: 5_242_880 },
  },
}

const ANNOTATIONS = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
}

function richText(text: string) {
  if (text === '') return []
  return [
    {
      type: 'text',
      text: { content: text, link: null },
      annotations: ANNOTATIONS,
      plain_text: text,
      href: null,
    },
  ]
}

const undashed = (id: string) => id.replaceAll('-', '')

function option({ id }: KeptProperty, name: string) {
  return { id: `${id}-${name}`, name, color: 'default' }
}

/** The schema of a property, as a data source shows it. */
function propertySchema(name: string, property: KeptProperty) {
  const { id, type, options } = property
  const content = type === 'select' ? { options: options.map((each) => option(property, each)) } : {}
  return { id, name, description: null, type, [type]: content }
}

function propertyValue(property: KeptProperty, value: string | null) {
  const { id, type } = property
  switch (type) {
    case 'title':
    case 'rich_text':
      return { id, type, [type]: richText(value ?? '') }
    case 'select':
      return { id, type, select: value === null ? null : option(property, value) }
    case 'date':
      return { id, type, date: value === null ? null : { start: value, end: null, time_zone: null } }
  }
}

const times = ({ createdTime, lastEditedTime }: KeptDatabase | KeptPage) => ({
  created_time: createdTime,
  last_edited_time: lastEditedTime,
  created_by: USER,
  last_edited_by: USER,
})

const place = (base: string, id: string) => ({ url: `${base}/${undashed(id)}`, public_url: null })

/** @param base where the pages of the workspace can be looked at */
export function presentPage(page: KeptPage, database: KeptDatabase, base: string, only?: readonly string[]) {
  const shown = Object.entries(database.properties).filter(([, { id }]) => !only || only.includes(id))
  const properties = shown.map(([name, property]) => [
    name,
    propertyValue(property, page.values[name] ?? null),
  ])
  return {
    object: 'page',
    id: page.id,
    ...times(page),
    cover: null,
    icon: null,
    parent: { type: 'data_source_id', data_source_id: database.dataSourceId, database_id: database.id },
    in_trash: page.inTrash,
    archived: page.inTrash,
    is_locked: false,
    properties: Object.fromEntries(properties),
    ...place(base, page.id),
  }
}

const common = (database: KeptDatabase) => ({
  ...times(database),
  title: richText(database.title),
  description: [],
  icon: null,
  cover: null,
  is_inline: false,
  in_trash: false,
  archived: false,
})

export function presentDataSource(database: KeptDatabase, base: string) {
  const properties = Object.entries(database.properties).map(([name, property]) => [
    name,
    propertySchema(name, property),
  ])
  return {
    object: 'data_source',
    id: database.dataSourceId,
    ...common(database),
    parent: { type: 'database_id', database_id: database.id },
    database_parent: { type: 'page_id', page_id: PARENT_PAGE },
    properties: Object.fromEntries(properties),
    ...place(base, database.id),
  }
}

export function presentDatabase(database: KeptDatabase, base: string) {
  return {
    object: 'database',
    id: database.id,
    ...common(database),
    parent: { type: 'page_id', page_id: PARENT_PAGE },
    is_locked: false,
    data_sources: [{ id: database.dataSourceId, name: database.title }],
    ...place(base, database.id),
  }
}
