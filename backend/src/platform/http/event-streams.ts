import type { ServerResponse } from 'node:http'

const BEAT_MS = 10_000
/** After a restart of the back end, browsers reconnect by themselves after this long. */
const RETRY_MS = 2_000
/** A client with this much unread will not read the rest either. */
const MAX_UNREAD_BYTES = 100_000

/** An answer that is not finished yet. */
export type OpenAnswer = ServerResponse

/** An event as it goes over the wire. */
export function serverSentEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Answers of one process that stay open and carry events. */
export interface EventStreams {
  /** Opens one, unless its client has already gone. Every ten seconds it is asked whether it may stay. */
  open(res: OpenAnswer, mayStay: () => Promise<boolean>): void
  /** Sends to one of them; does nothing where it has ended meanwhile. */
  send(res: OpenAnswer, text: string): void
  /** Sends to all of them. */
  broadcast(events: string): void
  count(): number
  /** Ends all of them, and any opened later at once. */
  close(): void
}

export function createEventStreams(): EventStreams {
  const streams = new Map<OpenAnswer, () => Promise<boolean>>()
  let beating: NodeJS.Timeout | undefined
  let isAsking = false
  let closed = false

  /** Asks for all of them in one turn, so that their sessions are read together (ADR 046). */
  async function beat(): Promise<void> {
    if (isAsking) return
    isAsking = true
    await Promise.all([...streams].map(([res, mayStay]) => keepOrEnd(res, mayStay)))
    isAsking = false
  }

  function forget(res: OpenAnswer): void {
    streams.delete(res)
    if (streams.size > 0) return
    clearInterval(beating)
    beating = undefined
  }

  return {
    open(res, mayStay) {
      // It has already reported its end: nobody would ever take it out again.
      if (res.destroyed) return
      res.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // Proxies that collect answers before passing them on would hold the events back.
        'X-Accel-Buffering': 'no',
      })
      res.write(`retry: ${RETRY_MS}\n\n`)
      if (closed) return void res.end()
      streams.set(res, mayStay)
      res.on('close', () => forget(res))
      beating ??= setInterval(() => void beat(), BEAT_MS).unref()
    },
    send,
    broadcast(events) {
      for (const res of streams.keys()) send(res, events)
    },
    count: () => streams.size,
    close() {
      closed = true
      for (const res of streams.keys()) res.end()
    },
  }
}

async function keepOrEnd(res: OpenAnswer, mayStay: () => Promise<boolean>): Promise<void> {
  // A database that does not answer takes nobody's access away.
  const stays = await mayStay().catch(() => true)
  if (stays) send(res, ': still here\n\n')
  else res.end()
}

function send(res: OpenAnswer, text: string): void {
  // A stream that was ended a moment ago may still be in the list: writing to it would be an error that nobody
  // catches.
  if (res.writableEnded || res.destroyed) return
  if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
  else res.write(text)
}
