import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createStripeProbe } from './stripe-probe.ts'

/** Where a provider answers everything in this one way. */
async function providerAnswering(status: number): Promise<string> {
  const body = JSON.stringify({ error: { type: 'invalid_request_error', message: 'No.' } })
  const server = createServer((_req, res) => res.writeHead(status).end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it.each([
  [401, 'The secret key is not accepted.'],
  [403, 'The secret key may not read customers. Use a standard secret key, no restricted one.'],
  [429, 'Stripe asks us to wait. Please try again in a minute.'],
  [500, 'Stripe cannot be reached.'],
])('tells those who run the community what an answer of %i means', async (status, message) => {
  const probe = createStripeProbe({ secretKey: 'sk_test', apiBaseUrl: await providerAnswering(status) })
  expect(await probe()).toEqual({ ok: false, message })
})
