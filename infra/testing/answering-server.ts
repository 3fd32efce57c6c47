import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on a port of its own that answers everything in the given way, until it is closed. */
export async function openServer(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
