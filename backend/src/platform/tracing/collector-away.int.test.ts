import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenToLog } from '@meridian/infra/testing/log-lines'
import { expect, it, onTestFinished } from 'vitest'
import { createOpenTelemetry } from './open-telemetry.ts'

const EVENT = { id: '0197b3f0-0000-7000-8000-000000000001', type: 'accounts.registered' } as const
/** Less than what a container has left for its end once its last answers are given. */
const ENDS_WITHIN_MS = 5_000

async function collectorThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

function sendTo(endpoint: string) {
  const { log, lines } = listenToLog()
  const telemetry = createOpenTelemetry({ endpoint, serviceName: 'test', ratio: 1, delayMs: 60_000 }, log)
  telemetry.spans.emitted({ ...EVENT })
  return { lines, stop: telemetry.stop }
}

it.each([
  ['is not there', async () => 'http://127.0.0.1:1'],
  ['takes everything and answers nothing', () => collectorThat(() => {})],
])('a collector that %s does not keep anybody from ending in time', async (_, open) => {
  const { stop } = sendTo(await open())
  const begun = performance.now()
  await expect(stop()).resolves.toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(ENDS_WITHIN_MS)
})

it('a collector that refuses spans is in the log', async () => {
  const { lines, stop } = sendTo(await collectorThat((_, res) => void res.writeHead(401).end()))
  await stop()
  expect(lines).toEqual([expect.objectContaining({ msg: 'spans were not taken by the collector', spans: 1 })])
})
