import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { endServer, prepareToEnd } from './end-server.ts'

const [ASK, ASKED] = [1, 2]

/** Connects, asks once it may, and says all that it is told, or why it was cut off. Asks once before, if it is to. */
const ASKER = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, state, asksBefore } } = require('node:worker_threads')
const REQUEST = 'GET / HTTP/1.1\\r\\nhost: meridian\\r\\n\\r\\n'
let told = ''
function ask() {
  Atomics.wait(state, 0, 0)
  socket.write(REQUEST, () => {
    Atomics.store(state, 0, ${ASKED})
    Atomics.notify(state, 0)
  })
}
function hear(chunk) {
  told += chunk
}
const socket = connect(port, '127.0.0.1')
if (asksBefore) {
  socket.write(REQUEST)
  socket.once('data', () => {
    socket.on('data', hear)
    parentPort.postMessage('answered before')
    ask()
  })
} else {
  socket.on('connect', ask).on('data', hear)
}
socket.on('error', ({ code }) => hear(code))
socket.on('close', () => parentPort.postMessage(told))`

let asker: Worker
afterEach(() => asker.terminate())

it.each([
  ['on a connection that has been used', true],
  ['on a connection that it has not accepted', false],
])('a server that was too busy to read a request %s answers it before it ends', async (_, asksBefore) => {
  const ending = new AbortController()
  const server = createServer((_req, res) => res.end('the answer')).listen(0, '127.0.0.1')
  prepareToEnd(server, ending.signal)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const state = new Int32Array(new SharedArrayBuffer(4))
  asker = new Worker(ASKER, { eval: true, workerData: { port, state, asksBefore } })
  if (asksBefore) await once(asker, 'message')
  const told = once(asker, 'message')
  ending.abort()
  const ended = endServer(server, 0)

  Atomics.store(state, 0, ASK)
  Atomics.notify(state, 0)
  // It is busy until the request has been sent, so its time to end has come when it may read again.
  Atomics.wait(state, 0, ASK)
  expect(await told).toEqual([expect.stringContaining('the answer')])
  await ended
})
