import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LateAsker, startLateAsker } from '@meridian/infra/testing/late-asker'
import { afterEach, expect, it } from 'vitest'
import { endServer, prepareToEnd } from './end-server.ts'

let asker: LateAsker
afterEach(() => asker.stop())

it.each([
  ['on a connection that has been used', true],
  ['on a connection that it has not accepted', false],
])('a server that was too busy to read a request %s answers it before it ends', async (_, asksBefore) => {
  const ending = new AbortController()
  const server = createServer((_req, res) => res.end('the answer')).listen(0, '127.0.0.1')
  prepareToEnd(server, ending.signal)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  asker = await startLateAsker(port, asksBefore)
  ending.abort()
  const ended = endServer(server, 0)
  // By then its time to end has come.
  expect(await asker.askUnread()).toContain('the answer')
  await ended
})
