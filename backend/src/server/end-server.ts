import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as whatHasCome } from 'node:timers/promises'
import type { LatestAnswers } from './receive-in-time.ts'

/** Longer than any proxy keeps an idle connection: otherwise a request might arrive just as we close it. */
const KEEP_ALIVE_MS = 75_000
/** How long requests under way may still take after the drain. */
const LAST_ANSWERS_MS = 20_000
/** How much of that may pass until nobody asks any more. */
const QUIET_WITHIN_MS = 5_000
/** How much of it may pass until all is read that others have sent, on a server that is too busy to keep up. */
const READ_WITHIN_MS = 15_000
const LOOK_MS = 50
/** A server that waits for the rest of its time has read whatever there is. */
const KEEPS_UP = 0.9

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
 * sees that it is not ready and sends no more. Once nothing comes any more it accepts nothing new. What is under way is
 * answered, for twenty seconds at most.
 */
export async function endServer(server: Server, drainMs: number): Promise<void> {
  await pause(drainMs)
  const force = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await untilNobodyAsks(server)
  const closed = new Promise((resolve) => server.close(resolve))
  // An answer that had already begun leaves its connection open.
  const closing = setInterval(() => server.closeIdleConnections(), LOOK_MS)
  await closed
  clearInterval(closing)
  clearTimeout(force)
}

/**
 * A busy server reads late: what had been sent to it before the load balancer noticed would be cut off unread. So it
 * first reads all of that. Somebody may ask again and again: one that keeps up with them does not wait for their end.
 */
async function untilNobodyAsks(server: Server): Promise<void> {
  const begun = performance.now()
  let isAsked = true
  let isLate = true
  const hear = () => {
    isAsked = true
  }
  const mayGoOn = () => performance.now() - begun < (isLate ? READ_WITHIN_MS : QUIET_WITHIN_MS)
  server.on('connection', hear).on('request', hear)
  while (isAsked && mayGoOn()) {
    isAsked = false
    const before = performance.eventLoopUtilization()
    await pause(LOOK_MS)
    await whatHasCome()
    isLate = performance.eventLoopUtilization(before).utilization > KEEPS_UP
  }
  server.off('connection', hear).off('request', hear)
}
