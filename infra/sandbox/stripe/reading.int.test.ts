import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

test('puts objects in place of ids along the paths that are asked for, and only there', async () => {
  const { subscription, customer, intent } = await fixture.buy()
  const { subscriptions } = fixture.stripe
  const plain = await subscriptions.retrieve(subscription)
  expect(plain).toMatchObject({
    customer,
    latest_invoice: expect.stringMatching(/^in_/),
    default_payment_method: expect.stringMatching(/^pm_/),
  })
  const expanded = await subscriptions.retrieve(subscription, {
    expand: [
      'customer',
      'default_payment_method',
      'items.data.price.product',
      'latest_invoice.payments.data.payment.payment_intent.latest_charge',
    ],
  })
  expect(expanded).toMatchObject({
    customer: { id: customer },
    default_payment_method: { card: { last4: '4242' } },
    items: { data: [{ price: { product: { name: 'Membership' } } }] },
    latest_invoice: {
      status: 'paid',
      payments: { data: [{ payment: { payment_intent: { id: intent, latest_charge: { paid: true } } } }] },
    },
  })
})

test('expands the rows of a list', async () => {
  const { customer } = await fixture.buy()
  const { data } = await fixture.stripe.subscriptions.list({ customer, expand: ['data.customer'] })
  expect(data).toMatchObject([{ customer: { id: customer } }])
})

test('refuses lists of a customer whom nobody knows, and answers those of one who was deleted', async () => {
  const { stripe, buy } = fixture
  const { customer } = await buy()
  await stripe.customers.del(customer)
  for (const listed of [stripe.invoices, stripe.charges]) {
    expect((await listed.list({ customer })).data).toHaveLength(1)
    expect(await errorOf(listed.list({ customer: 'cus_unknown' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    })
  }
})

test('refuses a path that leads nowhere', async () => {
  const { subscription } = await fixture.subscribe()
  const lost = fixture.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice.nothing'] })
  expect(await errorOf(lost)).toMatchObject({
    statusCode: 400,
    param: 'expand',
    message: expect.stringContaining('latest_invoice.nothing'),
  })
})

test('never tells what it keeps for itself', async () => {
  const { subscription, intent } = await fixture.buy()
  const { stripe } = fixture
  const answers = [
    await stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice', 'default_payment_method'],
    }),
    await stripe.paymentIntents.retrieve(intent, { expand: ['payment_method'] }),
    await stripe.events.list({ limit: 100 }),
  ]
  expect(JSON.stringify(answers)).not.toMatch(/"_|4242424242424242/)
})

test('pages through everything, the newest first, whatever the size of the pages', async () => {
  const { customers } = fixture.stripe
  const email = 'many@people.example'
  const made: string[] = []
  for (let number = 0; number < 105; number++) made.push((await customers.create({ email })).id)
  const newest = made.toReversed()
  const first = await customers.list({ email, limit: 100 })
  expect(first).toMatchObject({ has_more: true, data: { length: 100 } })
  const all = await customers.list({ email, limit: 50 }).autoPagingToArray({ limit: 1_000 })
  expect(all.map(({ id }) => id)).toEqual(newest)
  const before = await customers.list({ email, limit: 2, ending_before: newest[4] ?? '' })
  expect(before.data.map(({ id }) => id)).toEqual(newest.slice(2, 4))
  expect(before.has_more).toBe(true)
})

test('refuses a page of more than a hundred, and a place that is not in the list', async () => {
  const { customers } = fixture.stripe
  expect(await errorOf(customers.list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' })
  expect(await errorOf(customers.list({ starting_after: 'cus_none' }))).toMatchObject({
    statusCode: 400,
    param: 'starting_after',
    code: 'resource_missing',
  })
})

test('lists what was made within a time', async () => {
  const { customers } = fixture.stripe
  const { id, created } = await customers.create({ email: 'timely@people.example' })
  const idsOf = async (created: { gte?: number; lt?: number }) =>
    (await customers.list({ email: 'timely@people.example', created })).data.map((customer) => customer.id)
  expect(await idsOf({ gte: created })).toEqual([id])
  expect(await idsOf({ lt: created })).toEqual([])
})
