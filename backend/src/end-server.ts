import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Longer than any proxy keeps a connection that it does not use: else one may ask just as we hang up. */
const KEEP_ALIVE_MS = 75_000
/** What is under way when nothing new is taken any more may take so long. */
const LAST_ANSWERS_MS = 10_000
const LOOK_MS = 50

/** Makes a server such that it can be ended unnoticed: once it is `ending`, each answer is the last of its connection. */
export function prepareToEnd(server: Server, ending: AbortSignal): void {
  /** What each connection was asked last. */
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
}

/**
 * Ends a server that is `ending` already. For `drainMs` it goes on answering, so that whoever spreads the requests
 * hears of it and sends here no more. Then it takes nothing new, and answers what is under way, for ten seconds at most.
 */
export async function endServer(server: Server, drainMs: number): Promise<void> {
  await pause(drainMs)
  const closed = new Promise((resolve) => server.close(resolve))
  // An answer that had begun before goes out on a connection that stays open.
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  const force = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed
  clearInterval(closing)
  clearTimeout(force)
}
