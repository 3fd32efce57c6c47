import { z } from 'zod'
import { type AnyEndpoint, defineEndpoint, type EndpointContext } from '../endpoint.ts'
import { findDatabase, findDataSource } from '../find.ts'
import { BOT, presentDatabase, presentDataSource, presentPage } from '../objects.ts'
import { pageOf, paging } from '../paging.ts'

const nothing = z.strictObject({})

const searching = z.strictObject({
  query: z.string().optional(),
  filter: z
    .strictObject({ property: z.literal('object'), value: z.enum(['page', 'data_source']) })
    .optional(),
  sort: z
    .strictObject({
      timestamp: z.literal('last_edited_time'),
      direction: z.enum(['ascending', 'descending']),
    })
    .optional(),
  ...paging,
})

/** Everything that titles are compared with; the latest edit first unless it is asked for the other way round. */
function search({ state, base }: EndpointContext, body: z.output<typeof searching>) {
  const { query = '', filter, sort } = body
  const databases = state.databases.all()
  const sources = databases.map((database) => ({
    id: database.dataSourceId,
    title: database.title,
    kind: 'data_source',
    at: database.lastEditedTime,
    present: () => presentDataSource(database, base),
  }))
  const pages = databases.flatMap((database) =>
    state.pages.where('dataSourceId', database.dataSourceId).map((page) => ({
      id: page.id,
      title: titleIn(page.values, database.properties),
      kind: page.inTrash ? 'trash' : 'page',
      at: page.lastEditedTime,
      present: () => presentPage(page, database, base),
    })),
  )
  const found = [...sources, ...pages].filter(
    ({ kind, title }) =>
      kind !== 'trash' &&
      (!filter || filter.value === kind) &&
      title.toLowerCase().includes(query.toLowerCase()),
  )
  const sign = sort?.direction === 'ascending' ? 1 : -1
  const { items, ...rest } = pageOf(
    found.toSorted((a, b) => sign * a.at.localeCompare(b.at)),
    body,
  )
  const results = items.map((item) => item.present())
  return { object: 'list', results, ...rest, type: 'page_or_data_source', page_or_data_source: {} }
}

function titleIn(values: Record<string, string | null>, properties: Record<string, { type: string }>) {
  const name = Object.keys(properties).find((each) => properties[each]?.type === 'title')
  return (name && values[name]) ?? ''
}

export const WORKSPACE_ENDPOINTS: readonly AnyEndpoint[] = [
  defineEndpoint({ method: 'get', path: '/users/me', body: nothing, run: () => BOT }),
  defineEndpoint({ method: 'post', path: '/search', body: searching, run: search }),
  defineEndpoint({
    method: 'get',
    path: '/databases/:id',
    body: nothing,
    run: ({ state, base, id }) => presentDatabase(findDatabase(state, id), base),
  }),
  defineEndpoint({
    method: 'get',
    path: '/data_sources/:id',
    body: nothing,
    run: ({ state, base, id }) => presentDataSource(findDataSource(state, id), base),
  }),
]
