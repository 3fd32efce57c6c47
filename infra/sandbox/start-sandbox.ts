import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { createFaultBoard } from './faults/fault-board.ts'
import { geocoderRoutes } from './geocoder/geocoder-routes.ts'
import { createRequestLog } from './requests/request-log.ts'
import { openStore } from './store.ts'

const LOOPBACK = '127.0.0.1'

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number
  smtpPort: number
  /** SQLite file of the state; ':memory:' keeps nothing. */
  file: string
  /** Where the payment provider's webhooks go. */
  webhookTarget: string
  webhookSecret?: string
  log?: (line: string) => void
}

export interface Sandbox {
  url: string
  port: number
  smtpUrl: string
  /** Ends connections and timers, closes the file. */
  stop(): Promise<void>
}

/**
 * Starts every stand-in on the loopback interface.
 * @throws Error when a port is taken (`code` EADDRINUSE) or the file cannot be opened
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { log = () => undefined } = options
  const store = openStore(options.file)
  const requests = createRequestLog()
  const faults = createFaultBoard()
  const server = createServer()
  await listen(server, options.port)
  const port = portOf(server)
  const reset = async () => {
    store.clear()
    requests.clear()
    faults.clear()
  }
  const app = createApp({
    requests,
    faults,
    reset,
    providers: [{ provider: 'geocode', path: '/geocode', router: geocoderRoutes() }],
    controls: {},
    pages: {},
    log,
  })
  server.on('request', app)
  const stop = async () => {
    await close(server)
    store.close()
  }
  return { url: `http://${LOOPBACK}:${port}`, port, smtpUrl: '', stop }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
