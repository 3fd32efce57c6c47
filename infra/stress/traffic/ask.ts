import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'

/** Anybody who waits longer thinks that it hangs. */
const ANSWER_WITHIN_MS = 20_000
/** As long as a proxy tries that finds nobody to accept the connection. */
const CONNECT_WITHIN_MS = 10_000
const CONNECT_AGAIN_MS = 100

export interface Request {
  /** What it is counted as. */
  kind: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Hears what became of it. */
  heard?(answer: Answered): void
}

export interface Answered {
  /** 0 when there was none: `text` says why. */
  status: number
  text: string
  headers: IncomingHttpHeaders
  ms: number
}

/**
 * Sends requests as our proxies do: connections are kept alive, the next back end is tried when one accepts no
 * connection, and what was sent is never sent again, since it may have been acted on.
 */
export function createAsker(addresses: Addresses) {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  return {
    async ask(what: Request): Promise<Answered> {
      const begun = performance.now()
      for (;;) {
        const url = addresses.next()
        const answer = await send(url, what, agent)
        addresses.answered(url)
        const ms = performance.now() - begun
        if (answer.text !== 'ECONNREFUSED' || ms > CONNECT_WITHIN_MS) return { ...answer, ms }
        addresses.refused(url)
        await pause(CONNECT_AGAIN_MS)
      }
    },
    close: () => agent.destroy(),
  }
}

function send(url: string, what: Request, agent: Agent): Promise<Omit<Answered, 'ms'>> {
  const { method, path, body } = what
  const headers = {
    ...what.headers,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers })
      })
      answer.on('error', broken)
    })
    const broken = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: error.code ?? error.message, headers: {} })
    sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer in time')))
    sent.on('error', broken)
    sent.end(body)
  })
}
