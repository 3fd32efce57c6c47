import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LateAsker, startLateAsker } from '@meridian/infra/testing/late-asker'
import { askThroughProxy } from '@meridian/infra/testing/patient-proxy'
import { afterEach, expect, it } from 'vitest'
import { endServer, prepareToEnd } from './end-server.ts'

async function listening(server: Server, ending: AbortSignal): Promise<number> {
  prepareToEnd(server, ending)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Nothing else can happen in this thread meanwhile. */
function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

let asker: LateAsker | undefined
afterEach(() => asker?.stop())

it.each([
  ['on a connection that has been used', true],
  ['on a connection that it has not accepted', false],
])('a server that was too busy to read a request %s answers it before it ends', async (_, asksBefore) => {
  const ending = new AbortController()
  const server = createServer((_req, res) => res.end('the answer'))
  const port = await listening(server, ending.signal)
  asker = await startLateAsker(port, asksBefore)
  ending.abort()
  const ended = endServer(server, 0)
  // By then its time to end has come.
  expect(await asker.askUnread()).toContain('the answer')
  await ended
})

it('a server that is busy throughout answers all who had queued at it, though they ask on new connections', async () => {
  const ending = new AbortController()
  const server = createServer((_req, res) => {
    ending.abort()
    keepBusy(200)
    res.end('the answer')
  })
  const port = await listening(server, ending.signal)
  // Longer than it waits for those who only ask again and again.
  const told = askThroughProxy(port, 35, 4)
  await once(ending.signal, 'abort')
  const ended = endServer(server, 0)
  expect(await told).toEqual(Array.from({ length: 35 }, () => 'the answer'))
  await ended
})
