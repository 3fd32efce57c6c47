import type { Client, Pool, PoolClient } from 'pg'

/** The connection of a client. The types omit that pools hand out clients. */
export function connectionOf(client: PoolClient & Partial<Pick<Client, 'connection'>>) {
  if (client.connection === undefined) throw new Error('This version of pg does not tell its connection')
  return client.connection
}

/** The clients that somebody has taken from a pool and not given back yet, at any time from now on. */
export function takenFrom(pool: Pool): ReadonlySet<PoolClient> {
  const taken = new Set<PoolClient>()
  pool.on('acquire', (client) => taken.add(client))
  pool.on('release', (_error, client) => taken.delete(client))
  return taken
}
