import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './sqlite.ts'

/** JSON documents of one kind, by id. What goes in and comes out is a copy: changing it changes nothing here. */
export interface Collection<T extends { id: string }> {
  get(id: string): T | undefined
  /** Adds the document, or replaces the one with its id, which keeps its place in `all()`. */
  put(value: T): void
  delete(id: string): void
  /** Every document, in the order in which the ids were first put. */
  all(): T[]
}

/** State that outlives the process: every write is in the file before the call returns. */
export interface Store {
  collection<T extends { id: string }>(name: string): Collection<T>
  /**
   * Runs synchronous work so that either all its writes stay or none. Calls inside each other are one transaction.
   * @throws what `work` throws, with its writes undone
   */
  transaction<T>(work: () => T): T
  clear(): void
  close(): void
}

type Documents = Map<string, string>

const SCHEMA = `CREATE TABLE IF NOT EXISTS documents (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (collection, id)
)`

/**
 * Opens a store kept in memory and written through to a SQLite file; ':memory:' keeps nothing.
 * @throws Error when the file cannot be opened
 */
export function openStore(file: string): Store {
  const database = openDatabase(file)
  database.exec(SCHEMA)
  const memory = createMemory(database)
  return {
    collection: (name) => createCollection(database, name, memory.of),
    transaction: createTransaction(database, memory.reload),
    clear: () => {
      database.exec('DELETE FROM documents')
      memory.reload()
    },
    close: () => database.close(),
  }
}

function createMemory(database: DatabaseSync) {
  const select = database.prepare('SELECT collection, id, body FROM documents ORDER BY seq')
  const collections = new Map<string, Documents>()
  const of = (name: string): Documents => {
    const existing = collections.get(name)
    if (existing) return existing
    const created: Documents = new Map()
    collections.set(name, created)
    return created
  }
  const reload = () => {
    collections.clear()
    for (const row of select.iterate()) of(String(row.collection)).set(String(row.id), String(row.body))
  }
  reload()
  return { of, reload }
}

function createCollection<T extends { id: string }>(
  database: DatabaseSync,
  name: string,
  documentsOf: (name: string) => Documents,
): Collection<T> {
  const upsert = database.prepare(`INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)
    ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`)
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?')
  return {
    get(id) {
      const body = documentsOf(name).get(id)
      return body === undefined ? undefined : JSON.parse(body)
    },
    put(value) {
      const body = JSON.stringify(value)
      upsert.run(name, value.id, body)
      documentsOf(name).set(value.id, body)
    },
    delete(id) {
      remove.run(name, id)
      documentsOf(name).delete(id)
    },
    all: () => Array.from(documentsOf(name).values(), (body) => JSON.parse(body)),
  }
}

function createTransaction(database: DatabaseSync, reload: () => void): Store['transaction'] {
  return (work) => {
    if (database.isTransaction) return work()
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      if (result instanceof Promise) throw new Error('A store transaction must be synchronous')
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      reload()
      throw error
    }
  }
}
