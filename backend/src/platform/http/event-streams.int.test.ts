import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEventStreams, type EventStreams } from './event-streams.ts'

const BEAT_MS = 10_000

let streams: EventStreams
const answers: ServerResponse[] = []
const server = createServer((_req, res) => void answers.push(res))
beforeEach(async () => {
  streams = createEventStreams()
  answers.length = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  streams.close()
  server.close()
  server.closeAllConnections()
})

/** The answer to a call that has just come in, and how its client hangs up. */
async function call() {
  const hangUp = new AbortController()
  const { port } = server.address() as AddressInfo
  const asked = fetch(`http://127.0.0.1:${port}`, { signal: hangUp.signal }).catch(() => undefined)
  await once(server, 'request')
  const res = answers.at(-1)
  if (res === undefined) throw new Error('No call came')
  return { res, asked, hangUp: () => hangUp.abort() }
}

it('keeps no stream of a client that was gone before it was opened', async () => {
  const { res, hangUp } = await call()
  hangUp()
  await once(res, 'close')
  streams.open(res, async () => true)
  expect(streams.count()).toBe(0)
})

it('asks for all of them at once whether they may stay, and again only when all have answered', async () => {
  const asked: (() => void)[] = []
  const mayStay = () => new Promise<boolean>((resolve) => asked.push(() => resolve(true)))
  for (const { res } of [await call(), await call()]) streams.open(res, mayStay)
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect(asked).toHaveLength(2)
  for (const answer of asked) answer()
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect(asked).toHaveLength(4)
})

it('sends nothing to a stream that has ended, and does not fail either', async () => {
  const { res } = await call()
  const errors: unknown[] = []
  res.on('error', (error) => errors.push(error))
  streams.open(res, async () => true)
  streams.close()
  streams.send(res, 'event: late\n\n')
  await once(res, 'close')
  expect(errors).toEqual([])
})
