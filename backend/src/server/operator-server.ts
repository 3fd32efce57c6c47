import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { problemHandler } from '#platform/http/problems'
import type { System } from '../compose.ts'
import { whyNotListening } from '../start-up/why-not-listening.ts'
import { operatorRoutes } from './operator-routes.ts'

/**
 * Answers `/healthz`, `/readyz` and `/metrics` for workers, which have nothing else to answer. Throws when the port is
 * taken. `stop` does not wait for open requests.
 */
export async function startOperatorServer(
  system: System,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { host } = system.config
  const app = express().disable('x-powered-by')
  app.use(operatorRoutes(system, { work: true }), problemHandler(system.log))
  const server = createServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(whyNotListening(error, { variable: 'WORKERS_PORT', port, host }))),
    )
    server.listen(port, host, resolve)
  })
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
