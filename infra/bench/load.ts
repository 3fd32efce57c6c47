import autocannon, { type HttpRequest } from 'autocannon'
import { p99, type Sample } from './samples.ts'

/** What is asked of a server, by how many at once. */
export interface Load {
  url: string
  /** Called for each request, so that each can differ. */
  request: () => HttpRequest
  connections?: number
}

const CONNECTIONS = 16
const LOOK_MS = 50

/**
 * Keeps a server busy, each connection asking again as soon as it was answered.
 * @throws Error when an answer is no success: what was measured then would be the speed of refusing
 */
export async function drive(
  { url, request, connections = CONNECTIONS }: Load,
  seconds: number,
): Promise<Sample> {
  const times: number[] = []
  let problem: string | undefined
  const setupRequest = (defaults: object) => ({ ...defaults, ...request() })
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: LOOK_MS,
    requests: [{ setupRequest }],
  })
  const begun = performance.now()
  let last = begun
  run.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
    if (status < 200 || status > 299) problem ??= `answered ${status}`
    times.push(milliseconds)
    last = performance.now()
  })
  run.on('reqError', (error: Error) => {
    problem ??= error.message
  })
  await run
  if (times.length === 0) problem ??= 'did not answer'
  if (problem !== undefined) throw new Error(`${url}${request().path} ${problem}`)
  return { perSecond: (times.length * 1_000) / (last - begun), p99: p99(times) }
}
