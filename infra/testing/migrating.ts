import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { runToEnd } from '../local/supervisor.ts'
import { testEnvironment } from './environment.ts'

const MIGRATE = fileURLToPath(new URL('../../backend/src/migrate.ts', import.meta.url))

/** Runs the migrations that are pending, as an upgrade does. Answers what it says; throws when it fails. */
export function migrateAt(databaseUrl: string): Promise<string> {
  const env = { ...process.env, ...testEnvironment({ databaseUrl }), LOG_LEVEL: 'info' }
  return runToEnd({ name: 'migrate', args: [MIGRATE], env })
}

/** As if this version brought the migration; `undo` takes back what it has done. Throws when there is none of this name. */
export async function makePending(sql: pg.Client, migration: string, undo: string): Promise<void> {
  await sql.query(undo)
  const { rowCount } = await sql.query('delete from migrations where name = $1', [migration])
  if (rowCount !== 1) throw new Error(`There is no migration ${migration}.`)
}
