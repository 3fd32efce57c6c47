import { z } from 'zod'
import { defineEndpoint, type EndpointContext } from '../endpoint.ts'
import { readFilter } from '../filters.ts'
import { findDataSource } from '../find.ts'
import { presentPage } from '../objects.ts'
import { pageOf, paging } from '../paging.ts'
import type { KeptDatabase, KeptPage } from '../state.ts'

const direction = z.enum(['ascending', 'descending'])
const sort = z.union([
  z.strictObject({ timestamp: z.enum(['created_time', 'last_edited_time']), direction }),
  z.strictObject({ property: z.string(), direction }),
])
const querying = z.strictObject({
  filter: z.unknown().optional(),
  sorts: z.array(sort).max(100).default([]),
  archived: z.boolean().optional(),
  in_trash: z.boolean().optional(),
  ...paging,
})

/** Pages of a data source, in order of creation unless another order is asked for. */
function query({ state, base, id, query: asked }: EndpointContext, body: z.output<typeof querying>) {
  const database = findDataSource(state, id)
  const fits = readFilter(database, body.filter)
  const trashed = body.in_trash ?? body.archived ?? false
  const found = state.pages
    .where('dataSourceId', database.dataSourceId)
    .filter((page) => page.inTrash === trashed && fits(page))
  const { items, ...rest } = pageOf(found.toSorted(comparing(body.sorts)), body)
  const results = items.map((page) => presentPage(page, database, base, only(database, asked)))
  return { object: 'list', results, ...rest, type: 'page_or_data_source', page_or_data_source: {} }
}

function comparing(sorts: z.output<typeof sort>[]) {
  return (a: KeptPage, b: KeptPage) => {
    for (const each of sorts) {
      const order = sortKey(a, each).localeCompare(sortKey(b, each))
      if (order !== 0) return each.direction === 'ascending' ? order : -order
    }
    return 0
  }
}

function sortKey(page: KeptPage, by: z.output<typeof sort>): string {
  if ('property' in by) return page.values[by.property] ?? ''
  return by.timestamp === 'created_time' ? page.createdTime : page.lastEditedTime
}

/** The ids of the properties that were asked for; all of them when none were named. */
function only({ properties }: KeptDatabase, { filter_properties: asked }: Record<string, unknown>) {
  if (asked === undefined) return undefined
  const wanted = [asked].flat().map(String)
  return Object.entries(properties).flatMap(([name, { id }]) =>
    wanted.includes(id) || wanted.includes(name) ? [id] : [],
  )
}

export const queryDataSource = defineEndpoint({
  method: 'post',
  path: '/data_sources/:id/query',
  body: querying,
  run: query,
})
