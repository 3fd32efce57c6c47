import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The address of a server that answers everything in this one way, until the test that asks for it has ended. */
export async function providerAnswering(
  status: number,
  body: object,
  more: Record<string, string> = {},
): Promise<string> {
  const headers = { 'content-type': 'application/json', ...more }
  const server = createServer((_req, res) => res.writeHead(status, headers).end(JSON.stringify(body)))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
