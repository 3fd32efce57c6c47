import type { DatabaseSync } from 'node:sqlite'

/**
 * Opens a SQLite file (or ':memory:') with the runtime's own SQLite.
 * @throws Error when the file cannot be opened
 */
export function openDatabase(file: string): DatabaseSync {
  const database = withoutExperimentalWarning(() => {
    const sqlite = process.getBuiltinModule('node:sqlite')
    return new sqlite.DatabaseSync(file)
  })
  // WAL with NORMAL survives kill -9 of this process; only a power cut could lose the last writes.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  return database
}

/** When loaded, the module warns once that it may still change; nobody who runs the sandbox can act on that. */
function withoutExperimentalWarning<T>(load: () => T): T {
  const emitWarning = process.emitWarning
  process.emitWarning = () => undefined
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}
