import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { stripeAt } from './testing/sdk.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

test('answers a call with a used idempotency key as before, and refuses it for something else', async () => {
  const { customers } = fixture.stripe
  const options = { idempotencyKey: 'customer-of-mira' }
  const first = await customers.create({ name: 'Mira' }, options)
  const second = await customers.create({ name: 'Mira' }, options)
  expect(second).toEqual(first)
  expect(new Headers(second.lastResponse.headers).get('idempotent-replayed')).toBe('true')
  expect(await errorOf(customers.create({ name: 'Jo' }, options))).toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  })
})

test('answers a refused payment as before when its key comes again, without another charge', async () => {
  const { intent } = await fixture.subscribe()
  const method = await attachedCard('pm_card_visa_chargeDeclined')
  const confirm = () =>
    fixture.stripe.paymentIntents.confirm(intent, { payment_method: method }, { idempotencyKey: 'pay-once' })
  const [first, second] = [await errorOf(confirm()), await errorOf(confirm())]
  expect(second).toMatchObject({ statusCode: 402, code: first.code, message: first.message })
  expect((await fixture.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1)
})

test('refuses as before when its key comes again, though nothing stands in the way any more', async () => {
  const { customers, subscriptions } = fixture.stripe
  const { id: customer } = await customers.create({ tax: { ip_address: '192.0.2.1' } })
  const items = [{ price: await priceOf('Membership') }]
  const subscribe = (idempotencyKey: string) =>
    subscriptions.create(
      { customer, items, payment_behavior: 'default_incomplete', automatic_tax: { enabled: true } },
      { idempotencyKey },
    )
  expect(await errorOf(subscribe('first'))).toMatchObject({ code: 'customer_tax_location_invalid' })
  await customers.update(customer, { tax: { ip_address: '127.0.0.1' } })
  const again = await errorOf(subscribe('first'))
  expect(again).toMatchObject({ statusCode: 400, code: 'customer_tax_location_invalid' })
  expect(again.headers?.['idempotent-replayed']).toBe('true')
  expect(await subscribe('second')).toMatchObject({ status: 'incomplete' })
})

test('does what it is asked, fails to say so, and says that it failed whenever the key comes again', async () => {
  const { customers } = fixture.stripe
  const fault = { provider: 'stripe', kind: 'remembered', count: 1, path: '/customers' }
  const told = await fetch(`${fixture.sandbox.url}/control/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(told.status).toBe(200)
  const email = 'made-all-the-same@people.example'
  const create = () => errorOf(customers.create({ email }, { idempotencyKey: 'failed-once' }))
  const [first, second] = [await create(), await create()]
  expect([first.statusCode, second.statusCode]).toEqual([500, 500])
  expect([first, second].map(({ headers }) => headers?.['idempotent-replayed'])).toEqual([undefined, 'true'])
  expect((await customers.list({ email })).data).toHaveLength(1)
})

test('does not remember a call whose parameters it did not take', async () => {
  const { customers } = fixture.stripe
  const unknown = { unknown_thing: 'x', name: 'Mira' }
  const options = { idempotencyKey: 'mistyped' }
  expect(await errorOf(customers.create(unknown, options))).toMatchObject({ code: 'parameter_unknown' })
  expect(await customers.create({ name: 'Mira' }, options)).toMatchObject({ name: 'Mira' })
})

async function priceOf(name: string): Promise<string> {
  const { id: product } = await fixture.stripe.products.create({ name })
  const recurring = { interval: 'year' } as const
  return (await fixture.stripe.prices.create({ product, currency: 'usd', unit_amount: 900, recurring })).id
}

async function attachedCard(token: string): Promise<string> {
  const customer = await fixture.stripe.customers.create({})
  return (await fixture.stripe.paymentMethods.attach(token, { customer: customer.id })).id
}

test('names a parameter that is unknown, missing, or no number', async () => {
  const { stripe } = fixture
  const unknown = { unknown_thing: 'x', name: 'Mira' }
  expect(await errorOf(stripe.customers.create(unknown))).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'unknown_thing',
    message: 'Received unknown parameter: unknown_thing',
  })
  const { data: empty } = await raw('/v1/subscriptions', { customer: 'cus_1', 'items[0][quantity]': '1' })
  expect(empty).toMatchObject({ error: { code: 'parameter_missing', param: 'items[0][price]' } })
  const { data: odd } = await raw('/v1/prices', {
    product: 'p',
    currency: 'usd',
    unit_amount: 'free',
  })
  expect(odd).toMatchObject({
    error: {
      code: 'parameter_invalid_integer',
      param: 'unit_amount',
      message: 'Invalid integer: free',
    },
  })
})

async function raw(path: string, fields: Record<string, string>, key = 'sk_test_sandbox') {
  const answer = await fetch(`${fixture.sandbox.url}/stripe${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, data: await answer.json() }
}

test('names an object that is not there', async () => {
  const { stripe } = fixture
  expect(await errorOf(stripe.customers.retrieve('cus_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  const absent = stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_none' })
  expect(await errorOf(absent)).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
})

test('takes no key but its own', async () => {
  const stranger = stripeAt(fixture.sandbox, 'sk_test_other')
  expect(await errorOf(stranger.customers.list())).toMatchObject({
    statusCode: 401,
    type: 'StripeAuthenticationError',
  })
  expect((await fetch(`${fixture.sandbox.url}/stripe/v1/customers`)).status).toBe(401)
})

test('lets the publishable key see one payment, with its secret, and nothing else', async () => {
  const { intent, clientSecret } = await fixture.subscribe()
  const browser = stripeAt(fixture.sandbox, 'pk_test_sandbox')
  expect(await errorOf(browser.customers.list())).toMatchObject({ statusCode: 403 })
  expect(await errorOf(browser.paymentIntents.retrieve(intent))).toMatchObject({ statusCode: 403 })
  const wrong = browser.paymentIntents.retrieve(intent, { client_secret: `${intent}_secret_x` })
  expect(await errorOf(wrong)).toMatchObject({ statusCode: 400, param: 'client_secret' })
  const seen = await browser.paymentIntents.retrieve(intent, { client_secret: clientSecret })
  expect(seen).toMatchObject({ id: intent, status: 'requires_payment_method' })
})
