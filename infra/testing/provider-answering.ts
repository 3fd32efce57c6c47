import { onTestFinished } from 'vitest'
import { openServer } from './answering-server.ts'

/** The address of a server that answers everything in this one way, until the test that asks for it has ended. */
export async function providerAnswering(
  status: number,
  body: object,
  more: Record<string, string> = {},
): Promise<string> {
  const headers = { 'content-type': 'application/json', ...more }
  const { url, close } = await openServer((_req, res) =>
    res.writeHead(status, headers).end(JSON.stringify(body)),
  )
  onTestFinished(close)
  return url
}
