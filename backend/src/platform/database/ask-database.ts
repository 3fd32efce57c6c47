import pg from 'pg'
import { asError } from '../as-error.ts'
import { connectionSettings } from './connection-settings.ts'

/**
 * Asks a PostgreSQL whether it lets us in by this address. Answers what went wrong, undefined if nothing did, and where.
 */
export async function askDatabase(
  url: string,
): Promise<{ error: Error | undefined; host: string; port: number }> {
  const client = new pg.Client({ connectionString: url, ...connectionSettings() })
  // The call in progress reports the error as well.
  client.on('error', () => {})
  const answer = { error: undefined, host: client.host, port: client.port }
  try {
    await client.connect()
    await client.end()
    return answer
  } catch (error) {
    return { ...answer, error: asError(error) }
  }
}
