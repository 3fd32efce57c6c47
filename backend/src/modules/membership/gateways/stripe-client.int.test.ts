import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import { expect, it, onTestFinished } from 'vitest'
import { createStripeClient } from './stripe-client.ts'

const ONCE = { maxNetworkRetries: 0 }

/** The address of a server whose answers begin, and go on without an end. */
async function trickling(): Promise<string> {
  const server = createServer((_req, res) => {
    const going = setInterval(() => res.write(' '), 20)
    res.writeHead(200, { 'content-type': 'application/json' }).once('close', () => clearInterval(going))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('gives up an answer that trickles in without an end', async () => {
  const stripe = createStripeClient({ secretKey: 'sk_test', apiBaseUrl: await trickling() })
  await expect(stripe.customers.list({ limit: 1 }, { ...ONCE, timeout: 300 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
})

it('takes an answer that ends in time', async () => {
  const apiBaseUrl = await providerAnswering(200, { object: 'customer', id: 'cus_1' })
  const stripe = createStripeClient({ secretKey: 'sk_test', apiBaseUrl })
  expect(await stripe.customers.retrieve('cus_1', {}, ONCE)).toMatchObject({ id: 'cus_1' })
})
