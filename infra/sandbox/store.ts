import type { DatabaseSync } from 'node:sqlite'
import { createDocuments, type Documents } from './documents.ts'
import { openDatabase } from './sqlite.ts'

/** JSON documents of one kind, by id. What goes in and comes out is a copy: changing it changes nothing here. */
export interface Collection<T extends { id: string }> {
  get(id: string): T | undefined
  /** Adds the document, or replaces the one with its id, which keeps its place in `all()`. */
  put(value: T): void
  delete(id: string): void
  /** Every document, in the order in which the ids were first put. */
  all(): T[]
  /** The documents whose `field` is `value`, without looking at the others, in the order in which they came to have it. */
  where(field: keyof T & string, value: string): T[]
}

/** State that outlives the process: every write is in the file before the call returns. */
export interface Store {
  collection<T extends { id: string }>(name: string): Collection<T>
  /**
   * Runs synchronous work so that either all its writes stay or none. Nested calls are one transaction.
   * @throws what `work` throws, with its writes undone
   */
  transaction<T>(work: () => T): T
  clear(): void
  close(): void
}

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
    collection: (name) => createCollection(database, name, memory),
    transaction: createTransaction(database, memory),
    clear: () => {
      database.exec('DELETE FROM documents')
      memory.reload()
    },
    close: () => database.close(),
  }
}

interface Memory {
  of(name: string): Documents
  reload(): void
  /** Notes that a transaction changed something, and how to take that back. */
  changed(undo: () => void): void
  /** Takes back everything that was noted since the last commit. */
  rollback(): void
  commit(): void
}

function createMemory(database: DatabaseSync): Memory {
  const select = database.prepare('SELECT collection, id, body FROM documents ORDER BY seq')
  const collections = new Map<string, Documents>()
  const undoes: (() => void)[] = []
  const of = (name: string): Documents => {
    const existing = collections.get(name)
    if (existing) return existing
    const created = createDocuments()
    collections.set(name, created)
    return created
  }
  const reload = () => {
    collections.clear()
    for (const row of select.iterate()) of(String(row.collection)).set(String(row.id), String(row.body))
  }
  reload()
  return {
    of,
    reload,
    changed: (undo) => void (database.isTransaction && undoes.push(undo)),
    rollback: () => {
      for (const undo of undoes.splice(0).toReversed()) undo()
    },
    commit: () => void undoes.splice(0),
  }
}

function createCollection<T extends { id: string }>(
  database: DatabaseSync,
  name: string,
  memory: Memory,
): Collection<T> {
  const upsert = database.prepare(`INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)
    ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body`)
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?')
  const read = (id: string): T | undefined => {
    const body = memory.of(name).get(id)
    return body === undefined ? undefined : JSON.parse(body)
  }
  return {
    get: read,
    put(value) {
      const documents = memory.of(name)
      const body = JSON.stringify(value)
      const before = documents.get(value.id)
      upsert.run(name, value.id, body)
      documents.set(value.id, body)
      memory.changed(() =>
        before === undefined ? documents.delete(value.id) : documents.set(value.id, before),
      )
    },
    delete(id) {
      remove.run(name, id)
      memory.of(name).delete(id)
      // Only a reload puts it back in its old place.
      memory.changed(memory.reload)
    },
    all: () => Array.from(memory.of(name).bodies(), (body) => JSON.parse(body)),
    where: (field, value) =>
      Array.from(memory.of(name).idsWhere(field, value), read).filter((document) => document !== undefined),
  }
}

function createTransaction(database: DatabaseSync, memory: Memory): Store['transaction'] {
  return (work) => {
    if (database.isTransaction) return work()
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      if (result instanceof Promise) throw new Error('A store transaction must be synchronous')
      database.exec('COMMIT')
      memory.commit()
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      memory.rollback()
      throw error
    }
  }
}
