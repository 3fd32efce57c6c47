import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
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
      if (taken.has(client) && !askOnce(client)) stream.destroy()
    })
  })
}

/** Clients on which somebody listens, and whether they were asked to say something and have not answered yet. */
const listeners = new WeakMap<object, { isAsked: boolean }>()

/**
 * A client on which somebody listens may be silent for as long as there is nothing to hear, if it answers when it is
 * asked to.
 */
export function letListenInSilence(client: object): void {
  if (!listeners.has(client)) listeners.set(client, { isAsked: false })
}

/** Asks one that listens whether it is still there, unless it has been asked already; returns whether it did. */
function askOnce(client: PoolClient): boolean {
  const listener = listeners.get(client)
  if (listener === undefined || listener.isAsked) return false
  listener.isAsked = true
  client.query('select 1').then(
    () => {
      listener.isAsked = false
    },
    // Whoever listens hears that the connection broke.
    () => {},
  )
  return true
}
