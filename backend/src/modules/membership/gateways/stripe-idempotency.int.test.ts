import { startProvider } from '@meridian/infra/testing/flows/convergence-provider'
import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { createStripeClient } from './stripe-client.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/** The keys that are tried where the provider answers like this, and the status of the error that remains. */
async function triedWhere(status: number, headers: Record<string, string>) {
  const error = { type: 'invalid_request_error', message: 'No' }
  const apiBaseUrl = await providerAnswering(status, { error }, headers)
  const stripe = createStripeClient({ secretKey: 'sk_test', apiBaseUrl })
  const keys: unknown[] = []
  const refusal = await withIdempotencyKey('once', (options) => {
    keys.push(options.idempotencyKey)
    return stripe.customers.create({}, { ...options, maxNetworkRetries: 0 })
  }).catch((thrown: unknown) => thrown)
  if (!(refusal instanceof Stripe.errors.StripeError)) throw new Error('Nothing was refused')
  return { keys, status: refusal.statusCode }
}

const REPLAYED = { 'idempotent-replayed': 'true' }

it('a refusal that is not a memory is told at once', async () => {
  expect(await triedWhere(400, {})).toEqual({ keys: ['once'], status: 400 })
})

it('a remembered failure of the provider itself is never asked for with another key', async () => {
  expect(await triedWhere(500, REPLAYED)).toEqual({ keys: ['once'], status: 500 })
})

it('remembered refusals are left behind in the same order by everybody, and not without end', async () => {
  const { keys, status } = await triedWhere(402, REPLAYED)
  expect(keys.slice(0, 3)).toEqual(['once', 'once.1', 'once.2'])
  expect([keys.length, status]).toEqual([21, 402])
})

it('what was made after a refusal is made once, though the answer about it was lost', async () => {
  const { apiBaseUrl, stop } = await startProvider()
  onTestFinished(stop)
  const stripe = createStripeClient({ secretKey: 'sk_test_sandbox', apiBaseUrl })
  const { id: product } = await stripe.products.create({ name: 'Membership' })
  const recurring = { interval: 'year' } as const
  const price = await stripe.prices.create({ product, currency: 'usd', unit_amount: 900, recurring })
  const { id: customer } = await stripe.customers.create({})
  const order = { customer, items: [{ price: price.id }], automatic_tax: { enabled: true } }
  const subscribe = (options: Stripe.RequestOptions) =>
    stripe.subscriptions.create({ ...order, payment_behavior: 'default_incomplete' }, options)
  await expect(withIdempotencyKey('once', subscribe)).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  })
  await stripe.customers.update(customer, { tax: { ip_address: '127.0.0.1' } })
  const lost = withIdempotencyKey('once', async (options) => {
    await subscribe(options)
    throw new Error('The connection is gone')
  })
  await expect(lost).rejects.toThrow('The connection is gone')
  const again = await Promise.all([
    withIdempotencyKey('once', subscribe),
    withIdempotencyKey('once', subscribe),
  ])
  const { data } = await stripe.subscriptions.list({ customer })
  expect(again.map(({ id }) => id)).toEqual([data[0]?.id, data[0]?.id])
  expect(data).toHaveLength(1)
})
