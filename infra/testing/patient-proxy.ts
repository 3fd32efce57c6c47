import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Asks that many times over few connections, so that each answer makes room for the next request. */
const PROXY = `
const { Agent, get } = require('node:http')
const { parentPort, workerData: { port, times, connections } } = require('node:worker_threads')
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ask = () => new Promise((resolve) => {
  const hear = (answer) => answer.setEncoding('utf8').on('data', resolve).on('error', ({ code }) => resolve(code))
  get({ port, host: '127.0.0.1', agent }, hear).on('error', ({ code }) => resolve(code))
})
Promise.all(Array.from({ length: times }, ask)).then((told) => parentPort.postMessage(told))`

/** Asks a server of this thread from a thread of its own. Resolves with each answer, or with the code of the error instead. */
export async function askThroughProxy(port: number, times: number, connections: number): Promise<string[]> {
  const proxy = new Worker(PROXY, { eval: true, workerData: { port, times, connections } })
  const [told] = await once(proxy, 'message')
  await proxy.terminate()
  return told
}
