import { randomUUID } from 'node:crypto'
import type { Collection, Store } from '../store.ts'

/** The token of the one integration that the workspace knows. */
export const INTEGRATION_TOKEN = 'ntn_sandbox'

export const PROPERTY_TYPES = ['title', 'rich_text', 'select', 'date'] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]

export interface KeptProperty {
  id: string
  type: PropertyType
  /** The options of a select. */
  options: string[]
}

/** A database with its one data source. */
export interface KeptDatabase {
  id: string
  dataSourceId: string
  title: string
  properties: Record<string, KeptProperty>
  createdTime: string
  lastEditedTime: string
}

/** A page of a database: texts, options and days by the name of the property. */
export interface KeptPage {
  id: string
  dataSourceId: string
  values: Record<string, string | null>
  createdTime: string
  lastEditedTime: string
  inTrash: boolean
}

interface Settings {
  id: 'settings'
  revoked: boolean
  /** The integration has not got the capabilities to insert and to update content. */
  readOnly: boolean
  /** Calls a second, averaged. */
  perSecond: number
}

export interface NotionState {
  databases: Collection<KeptDatabase>
  pages: Collection<KeptPage>
  settings(): Settings
  change(settings: Partial<Omit<Settings, 'id'>>): void
  /** True until the workspace has been seeded, and again after a reset. */
  isEmpty(): boolean
}

const PER_SECOND = 3

export function openNotionState(store: Store): NotionState {
  const settings = store.collection<Settings>('notion.settings')
  const read = (): Settings =>
    settings.get('settings') ?? { id: 'settings', revoked: false, readOnly: false, perSecond: PER_SECOND }
  return {
    databases: store.collection('notion.databases'),
    pages: store.collection('notion.pages'),
    settings: read,
    change: (given) => settings.put({ ...read(), ...given }),
    isEmpty: () => settings.get('settings') === undefined,
  }
}

/** Notion tells times to the minute, rounded down. */
export function minuteOf(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString()
}

/** A page as it is right after it was made; not kept yet. */
export function newPage(database: KeptDatabase, values: KeptPage['values'], now: Date): KeptPage {
  return {
    id: randomUUID(),
    dataSourceId: database.dataSourceId,
    values,
    createdTime: minuteOf(now),
    lastEditedTime: minuteOf(now),
    inTrash: false,
  }
}

export function newDatabase(
  title: string,
  properties: Record<string, { type: PropertyType; options?: string[] }>,
  now: Date,
): KeptDatabase {
  const kept = Object.entries(properties).map(([name, { type, options = [] }]) => {
    const id = type === 'title' ? 'title' : randomUUID().slice(0, 4)
    return [name, { id, type, options }] as const
  })
  return {
    id: randomUUID(),
    dataSourceId: randomUUID(),
    title,
    properties: Object.fromEntries(kept),
    createdTime: minuteOf(now),
    lastEditedTime: minuteOf(now),
  }
}
