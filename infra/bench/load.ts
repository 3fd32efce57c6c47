import autocannon, { type HttpRequest } from 'autocannon'
import { p99, type Sample } from './samples.ts'

/** What is asked of a server; called for each request, so that each can differ. */
export interface Load {
  url: string
  request: () => HttpRequest
}

const CONNECTIONS = 16
const LOOK_MS = 50

/**
 * Keeps a server busy for some seconds, each connection asking again as soon as it is answered.
 * @throws Error when an answer is not a success: that would measure how fast the server refuses
 */
export function drive(load: Load, seconds: number): Promise<Sample> {
  return run(load, { duration: seconds })
}

/**
 * Sends `amount` requests, and no more.
 * @throws Error when an answer is not a success
 */
export async function send(load: Load, amount: number): Promise<void> {
  await run(load, { amount })
}

async function run(
  { url, request }: Load,
  extent: { duration: number } | { amount: number },
): Promise<Sample> {
  const times: number[] = []
  let problem: string | undefined
  const setupRequest = (defaults: object) => ({ ...defaults, ...request() })
  const requests = [{ setupRequest }]
  const running = autocannon({ url, connections: CONNECTIONS, sampleInt: LOOK_MS, requests, ...extent })
  const begun = performance.now()
  let last = begun
  running.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
    if (status < 200 || status > 299) problem ??= `answered ${status}`
    times.push(milliseconds)
    last = performance.now()
  })
  running.on('reqError', (error: Error) => {
    problem ??= error.message
  })
  await running
  if (times.length === 0) problem ??= 'did not answer'
  if (problem !== undefined) throw new Error(`${url}${request().path} ${problem}`)
  return { perSecond: (times.length * 1_000) / (last - begun), p99: p99(times) }
}
