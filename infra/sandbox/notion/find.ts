import { notFound } from './notion-error.ts'
import type { KeptDatabase, KeptPage, NotionState } from './state.ts'

/** Ids may be written with dashes or without. */
const dashed = (id: string) =>
  id.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** @throws NotionError */
export function findPage({ pages }: NotionState, id: string): KeptPage {
  const page = pages.get(dashed(id))
  if (!page) throw notFound('page', id)
  return page
}

/** @throws NotionError */
export function findDatabase({ databases }: NotionState, id: string): KeptDatabase {
  const database = databases.get(dashed(id))
  if (!database) throw notFound('database', id)
  return database
}

/** @throws NotionError */
export function findDataSource({ databases }: NotionState, id: string): KeptDatabase {
  const [database] = databases.where('dataSourceId', dashed(id))
  if (!database) throw notFound('data_source', id)
  return database
}
