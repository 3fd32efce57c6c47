import { Socket } from 'node:net'
import type { Pool } from 'pg'
import { connectionOf, takenFrom } from './pool-clients.ts'

/** What PostgreSQL needs to say that it has stopped a statement, on a slow line too. */
const TELLS_WITHIN_MS = 2_000

/**
 * Gives up a connection in use on which neither side has said anything for longer than PostgreSQL lets a statement take:
 * whoever waits hears that it broke. PostgreSQL stops such a statement itself, but not while it hangs, and not when its host
 * has vanished. Goes by the socket's own clock: a timer for each statement, as the library offers, made the slowest webhook
 * of a hundred wait half as long again.
 * @param longestStatementMs after which PostgreSQL stops a statement; unset, it may take its time
 */
export function giveUpSilentConnections(pool: Pool, longestStatementMs: number | undefined): void {
  if (longestStatementMs === undefined) return
  const taken = takenFrom(pool)
  pool.on('connect', (client) => {
    const { stream } = connectionOf(client)
    if (!(stream instanceof Socket)) return
    stream.setTimeout(longestStatementMs + TELLS_WITHIN_MS)
    // Each time: an idle connection is silent as well, and may be in use the next time.
    stream.on('timeout', () => {
      if (taken.has(client)) stream.destroy()
    })
  })
}
