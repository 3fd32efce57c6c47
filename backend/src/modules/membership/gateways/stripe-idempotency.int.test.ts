import { startProvider } from '@meridian/infra/testing/flows/convergence-provider'
import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { createStripeClient } from './stripe-client.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/** The keys that are tried where the provider answers like this, and what is found or the error that remains. */
async function triedWhere(
  status: number,
  headers: Record<string, string>,
  find?: () => Promise<{ id: string }>,
) {
  const error = { type: 'invalid_request_error', message: 'No' }
  const apiBaseUrl = await providerAnswering(status, { error }, headers)
  const stripe = createStripeClient({ secretKey: 'sk_test', apiBaseUrl })
  const keys: unknown[] = []
  const create = async (options: Stripe.RequestOptions): Promise<{ id: string }> => {
    keys.push(options.idempotencyKey)
    return stripe.customers.create({}, { ...options, maxNetworkRetries: 0 })
  }
  try {
    return { keys, made: await withIdempotencyKey('once', create, find) }
  } catch (refusal) {
    if (!(refusal instanceof Stripe.errors.StripeError)) throw refusal
    return { keys, status: refusal.statusCode }
  }
}

const MADE = { id: 'made after all' }

const REPLAYED = { 'idempotent-replayed': 'true' }

it('a refusal that is not a memory is told at once', async () => {
  expect(await triedWhere(400, {})).toEqual({ keys: ['once'], status: 400 })
})

it.each([402, 500])(
  'answers %i that are remembered are left behind in order, and not without end',
  async (told) => {
    const { keys, status } = await triedWhere(told, REPLAYED)
    expect(keys.slice(0, 3)).toEqual(['once', 'once.1', 'once.2'])
    expect([keys.length, status]).toEqual([21, told])
  },
)

it('only where the provider itself failed is it asked what the call came to', async () => {
  const find = async () => MADE
  expect(await triedWhere(402, REPLAYED, find)).toMatchObject({ status: 402 })
  expect(await triedWhere(500, REPLAYED, find)).toEqual({ keys: ['once'], made: MADE })
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
