import { z } from 'zod'
import { type AnyEndpoint, defineEndpoint, type EndpointContext } from '../endpoint.ts'
import { findDatabase, findDataSource, findPage } from '../find.ts'
import { invalid, NotionError } from '../notion-error.ts'
import { presentPage } from '../objects.ts'
import { type KeptDatabase, type KeptPage, minuteOf, type NotionState, newPage } from '../state.ts'
import { readValues, withOptions } from '../values.ts'

const properties = z.record(z.string(), z.unknown())
const creating = z.strictObject({
  parent: z.union([
    z.strictObject({ type: z.literal('data_source_id').optional(), data_source_id: z.string() }),
    z.strictObject({ type: z.literal('database_id').optional(), database_id: z.string() }),
  ]),
  properties,
})
const updating = z.strictObject({
  properties: properties.optional(),
  in_trash: z.boolean().optional(),
  archived: z.boolean().optional(),
})

function assertMayWrite(state: NotionState): void {
  if (state.settings().readOnly)
    throw new NotionError('restricted_resource', 'Insufficient permissions for this endpoint.')
}

function create({ state, base, now }: EndpointContext, body: z.output<typeof creating>) {
  assertMayWrite(state)
  const { parent } = body
  const database =
    'data_source_id' in parent
      ? findDataSource(state, parent.data_source_id)
      : findDatabase(state, parent.database_id)
  const values = readValues(database, body.properties)
  const page = newPage(database, values, now)
  keep(state, database, page)
  return presentPage(page, database, base)
}

function update(context: EndpointContext, body: z.output<typeof updating>) {
  const { state, base, id, now } = context
  assertMayWrite(state)
  const page = findPage(state, id)
  const database = findDataSource(state, page.dataSourceId)
  const inTrash = body.in_trash ?? body.archived ?? page.inTrash
  if (page.inTrash && inTrash && body.properties)
    throw invalid("Can't edit block that is archived. You must unarchive the block before editing.")
  const values = { ...page.values, ...readValues(database, body.properties ?? {}) }
  const changed = { ...page, values, inTrash, lastEditedTime: minuteOf(now) }
  keep(state, database, changed)
  return presentPage(changed, database, base)
}

function keep(state: EndpointContext['state'], database: KeptDatabase, page: KeptPage): void {
  state.databases.put(withOptions(database, page.values))
  state.pages.put(page)
}

function retrieve({ state, base, id }: EndpointContext) {
  const page = findPage(state, id)
  return presentPage(page, findDataSource(state, page.dataSourceId), base)
}

export const PAGE_ENDPOINTS: readonly AnyEndpoint[] = [
  defineEndpoint({ method: 'post', path: '/pages', body: creating, run: create }),
  defineEndpoint({ method: 'get', path: '/pages/:id', body: z.strictObject({}), run: retrieve }),
  defineEndpoint({ method: 'patch', path: '/pages/:id', body: updating, run: update }),
]
