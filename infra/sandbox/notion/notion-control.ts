import { HOUR_MS } from '@meridian/contracts/values/durations'
import express, { type RequestHandler, Router } from 'express'
import { z } from 'zod'
import { ControlError, parseControl } from '../control/parse-control.ts'
import type { Store } from '../store.ts'
import { type KeptDatabase, type KeptPage, minuteOf, type NotionState, newPage } from './state.ts'

const adding = z.strictObject({
  database: z.string().default('Courses'),
  title: z.string().min(1).default('Another page'),
  /** Values of further properties, by their names. */
  values: z.record(z.string(), z.string()).default({}),
  count: z.int().min(1).max(100_000).default(1),
})
const editing = z.strictObject({
  pageId: z.string(),
  title: z.string().min(1).optional(),
  values: z.record(z.string(), z.string().nullable()).default({}),
})
const deleting = z.strictObject({ pageId: z.string(), forever: z.boolean().default(false) })
const database = z.strictObject({ database: z.string() })
const token = z.strictObject({ revoked: z.boolean() })
const capabilities = z.strictObject({ readOnly: z.boolean() })
const limit = z.strictObject({ perSecond: z.number().min(1).max(100_000) })

/** What people do in the workspace by themselves, and how the API treats us. */
export function notionControl(parts: { store: Store; state: NotionState; seed: () => void }): Router {
  const { store, state, seed } = parts
  const router = Router()
  router.use(express.json())
  const acting =
    <T>(schema: z.ZodType<T>, act: (body: T) => object): RequestHandler =>
    (req, res) => {
      seed()
      const body = parseControl(schema, req.body)
      res.json(store.transaction(() => act(body)))
    }
  router.post(
    '/pages',
    acting(adding, (body) => add(state, body)),
  )
  router.post(
    '/edit',
    acting(editing, (body) => edit(state, body)),
  )
  router.post(
    '/delete',
    acting(deleting, (body) => remove(state, body)),
  )
  router.post(
    '/delete-database',
    acting(database, (body) => removeDatabase(state, body.database)),
  )
  router.post(
    '/token',
    acting(token, (body) => (state.change(body), body)),
  )
  router.post(
    '/capabilities',
    acting(capabilities, (body) => (state.change(body), body)),
  )
  router.post(
    '/limit',
    acting(limit, (body) => (state.change(body), body)),
  )
  router.get('/pages', (_req, res) => {
    seed()
    res.json(state.databases.all().flatMap((each) => listed(state, each)))
  })
  return router
}

function listed(state: NotionState, { dataSourceId, title }: KeptDatabase) {
  return state.pages
    .where('dataSourceId', dataSourceId)
    .map(({ id, values, inTrash }) => ({ id, database: title, values, inTrash }))
}

/** Pages that are numbered when there are several; answers their ids. */
function add(state: NotionState, { database: name, title, values, count }: z.output<typeof adding>) {
  const found = findByTitle(state, name)
  const pages = Array.from({ length: count }, (_, index) => {
    const text = count === 1 ? title : `${title} ${index + 1}`
    // Many pages are not made in one moment: one for each hour back.
    const made = new Date(Date.now() - index * HOUR_MS)
    return newPage(found, { ...values, [titleOf(found)]: text }, made)
  })
  for (const page of pages) state.pages.put(page)
  return { ids: pages.map(({ id }) => id) }
}

function edit(state: NotionState, { pageId, title, values }: z.output<typeof editing>) {
  const page = findPage(state, pageId)
  const [found] = state.databases.where('dataSourceId', page.dataSourceId)
  const named = found && title !== undefined ? { [titleOf(found)]: title } : {}
  const lastEditedTime = minuteOf(new Date())
  state.pages.put({ ...page, values: { ...page.values, ...values, ...named }, lastEditedTime })
  return { id: pageId }
}

function remove(state: NotionState, { pageId, forever }: z.output<typeof deleting>) {
  const page = findPage(state, pageId)
  if (forever) state.pages.delete(pageId)
  else state.pages.put({ ...page, inTrash: true, lastEditedTime: minuteOf(new Date()) })
  return { id: pageId }
}

function removeDatabase(state: NotionState, name: string) {
  const found = findByTitle(state, name)
  for (const { id } of state.pages.where('dataSourceId', found.dataSourceId)) state.pages.delete(id)
  state.databases.delete(found.id)
  return { id: found.id }
}

function titleOf({ properties }: KeptDatabase): string {
  return Object.keys(properties).find((name) => properties[name]?.type === 'title') ?? 'Name'
}

function findByTitle({ databases }: NotionState, title: string): KeptDatabase {
  const found = databases.all().find((each) => each.title === title)
  if (!found) throw new ControlError(`database: there is none called ${title}`)
  return found
}

function findPage({ pages }: NotionState, id: string): KeptPage {
  const page = pages.get(id)
  if (!page) throw new ControlError(`pageId: there is no page ${id}`)
  return page
}
