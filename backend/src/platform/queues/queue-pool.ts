import { isPgPool } from 'bullmq'
import pg from 'pg'
import { connectionSettings, stopAfter } from '../database/connection-settings.ts'
import { POOL_SIZES } from '../database/pool-sizes.ts'
import { prepareStatements } from '../database/prepared-statements.ts'
import { giveUpSilentConnections } from '../database/silent-connections.ts'

/**
 * The connections of all queues of a process. A pool of their own: queues must never wait for, or run inside, a
 * transaction of ours. One for all of them: with three connections each, most of the server's work at startup was accepting
 * fifty of them. What a power cut undoes is done again: the relay's claim is written after the jobs it has handed over,
 * into the same log, and whoever acts on a job notes it in the inbox. So nobody waits for the disk.
 * @param longestStatementMs after which PostgreSQL stops a statement; unset, it may take its time
 */
export function openQueuePool(databaseUrl: string, longestStatementMs: number | undefined) {
  const settings = ['synchronous_commit=off', 'search_path=bullmq', ...stopAfter(longestStatementMs)]
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZES.queues,
    ...connectionSettings(...settings),
  })
  // Every queue and worker is told of a broken connection, to log it; whoever is using one hears of it from the
  // statement.
  pool.setMaxListeners(0)
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareStatements)
  giveUpSilentConnections(pool, longestStatementMs)
  if (!isPgPool(pool)) throw new Error('The queues cannot use the pools of this version of pg')
  return pool
}
