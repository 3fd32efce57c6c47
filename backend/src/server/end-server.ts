import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { LatestAnswers } from './receive-in-time.ts'

/** Longer than any proxy keeps an idle connection: otherwise a request might arrive just as we close it. */
const KEEP_ALIVE_MS = 75_000
/** How long requests under way may still take once no new ones are accepted. */
const LAST_ANSWERS_MS = 10_000
const LOOK_MS = 50

/**
 * Prepares a server so that nobody notices its end: once `ending` is aborted, each answer closes its connection.
 * Returns the latest answer on each connection, as it changes.
 */
export function prepareToEnd(server: Server, ending: AbortSignal): LatestAnswers {
  const asked = new Map<Socket, ServerResponse>()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('connection', (socket) => socket.once('close', () => asked.delete(socket)))
  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    asked.set(socket, res)
    if (ending.aborted) res.shouldKeepAlive = false
  })
  ending.addEventListener('abort', () => {
    for (const res of asked.values()) res.shouldKeepAlive = false
  })
  return asked
}

/**
 * Ends a server whose `ending` has already been aborted. For `drainMs` it goes on answering, so that the load balancer
 * sees that it is not ready and sends no more. Then it accepts nothing new, and answers what is under way, for ten
 * seconds at most.
 */
export async function endServer(server: Server, drainMs: number): Promise<void> {
  await pause(drainMs)
  const closed = new Promise((resolve) => server.close(resolve))
  // An answer that had already begun leaves its connection open.
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const force = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed
  clearInterval(closing)
  clearTimeout(force)
}
