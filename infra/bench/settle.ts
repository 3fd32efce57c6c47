import type { System } from '@meridian/backend/worker-api'
import pg from 'pg'
import type { Postgres } from '../local/postgres.ts'

/** Of which each fills about one file of the log. */
const WORN_IN_MESSAGES = 40
const MESSAGE_BYTES = 16_000_000

/**
 * Lets a new server write its log once, and begin again. One that has run for a while uses the files of its log anew; a
 * new one makes each of them, full of zeros, while somebody waits for a commit.
 */
export async function wearIn(postgres: Pick<Postgres, 'url'>): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  for (let written = 0; written < WORN_IN_MESSAGES; written += 1)
    await client.query(`select pg_logical_emit_message(false, 'bench', repeat('x', ${MESSAGE_BYTES}))`)
  await client.query('checkpoint')
  await client.end()
}

/**
 * After a filling does at once what the server would do by itself within minutes, beside whatever is measured then. Nor do
 * index-only scans work for pages that were not vacuumed.
 */
export async function settle({ sql }: Pick<System, 'sql'>): Promise<void> {
  await sql.rows({ text: 'vacuum analyze' })
  await sql.rows({ text: 'checkpoint' })
}
