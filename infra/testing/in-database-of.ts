import pg from 'pg'
import { runningCopy } from '../local/running-copy.ts'

/** Runs statements straight in the database of a copy, where no call and no clock would bring about what they do. */
export async function inDatabaseOf(
  { dataDir }: { dataDir: string },
  ...statements: [text: string, values?: unknown[]][]
): Promise<void> {
  const client = new pg.Client({ connectionString: runningCopy(dataDir)?.DATABASE_URL })
  await client.connect()
  try {
    for (const [text, values] of statements) await client.query(text, values)
  } finally {
    await client.end()
  }
}
