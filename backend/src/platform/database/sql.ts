import pg from 'pg'
import { connectionSettings, PLANS_ONCE, stopAfter } from './connection-settings.ts'
import { shortenTransactions } from './shorten-transactions.ts'
import { giveUpSilentConnections } from './silent-connections.ts'

/** Runs plain SQL; the query side's only way to the database. */
export interface Sql {
  /** Returns the rows. A `name` makes it a prepared statement, parsed once per connection. */
  rows<Row extends object>(query: Query): Promise<Row[]>
}

export interface Query {
  name?: string
  text: string
  values?: unknown[]
}

/** A pool of connections with transactions. */
export interface SqlPool extends Sql {
  /** Runs `work` in one transaction; rolls back when it throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface PoolOptions {
  /** Connections. */
  max: number
  onError: (error: Error) => void
  /** Each statement is planned without looking at its values, and a prepared one only once: see `PLANS_ONCE`. */
  plansOnce?: boolean
  /** PostgreSQL stops a statement that takes longer; unset, it may take its time. In milliseconds. */
  longestStatementMs?: number | undefined
}

/** Opens a pool on the database; connections are made when they are needed. */
export function createSqlPool(databaseUrl: string, options: PoolOptions): SqlPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max,
    pipeline: true,
    ...connectionSettings(
      ...stopAfter(options.longestStatementMs),
      ...(options.plansOnce ? [PLANS_ONCE] : []),
    ),
  })
  pool.on('error', options.onError)
  // Between two statements of a transaction nobody else listens: the next statement reports that the connection broke.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', shortenTransactions)
  giveUpSilentConnections(pool, options.longestStatementMs)
  return {
    rows: (query) => rowsOf(pool, query),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  }
}

async function rowsOf<Row extends object>(target: pg.Pool | pg.PoolClient, query: Query): Promise<Row[]> {
  const result = await target.query<Row>(query)
  return result.rows
}

async function inTransaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await work({ rows: (query) => rowsOf(client, query) })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
