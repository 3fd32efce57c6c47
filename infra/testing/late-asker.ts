import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

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

/** Asks a server of this thread while that is too busy to read. */
export interface LateAsker {
  /**
   * Keeps this thread busy until the request has been sent, so that its server has not read it yet. Resolves with all
   * that was answered until the connection ended, or with the code of the error that ended it.
   */
  askUnread(): Promise<string>
  stop(): Promise<void>
}

/** On a thread of its own, with one connection, on which it has asked and been answered before if `asksBefore`. */
export async function startLateAsker(port: number, asksBefore: boolean): Promise<LateAsker> {
  const state = new Int32Array(new SharedArrayBuffer(4))
  const asker = new Worker(ASKER, { eval: true, workerData: { port, state, asksBefore } })
  if (asksBefore) await once(asker, 'message')
  const told = once(asker, 'message')
  return {
    async askUnread() {
      Atomics.store(state, 0, ASK)
      Atomics.notify(state, 0)
      Atomics.wait(state, 0, ASK)
      const [text] = await told
      return text
    },
    async stop() {
      await asker.terminate()
    },
  }
}
