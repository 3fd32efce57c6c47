import { createServer, type Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import type { SMTPServer } from 'smtp-server'

/** The only address that the sandbox listens on. */
export const LOOPBACK = '127.0.0.1'

export interface Listening {
  port: number
  close(): Promise<void>
}

/** @throws Error with `code` EADDRINUSE when the port is taken */
export async function listenForHttp(port: number): Promise<Listening & { server: HttpServer }> {
  const server = createServer()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { server, port: await listen(server, port, () => server.listen(port, LOOPBACK)), close }
}

/** @throws Error with `code` EADDRINUSE when the port is taken */
export async function listenForMail(mailServer: SMTPServer, port: number): Promise<Listening> {
  const close = () => new Promise<void>((resolve) => mailServer.close(() => resolve()))
  const listening = listen(mailServer.server, port, () => mailServer.listen(port, LOOPBACK))
  return { port: await listening, close }
}

function listen(server: Server, port: number, start: () => void): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
    start()
  })
}
