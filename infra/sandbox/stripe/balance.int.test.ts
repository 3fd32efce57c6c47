import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from './testing/error-of.ts'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

test('changes the balance of a customer, once for each key, and lists what has changed it', async () => {
  const { customers } = fixture.stripe
  const { id } = await customers.create({})
  await customers.createBalanceTransaction(id, { amount: -3_000, currency: 'usd' })
  const taking = { amount: 1_000, currency: 'usd', metadata: { invoice: 'in_1' } }
  const take = () => customers.createBalanceTransaction(id, taking, { idempotencyKey: `${id}.back` })
  const taken = await take()
  expect(taken).toMatchObject({ type: 'adjustment', amount: 1_000, ending_balance: -2_000 })
  expect((await take()).id).toBe(taken.id)
  expect(await customers.retrieve(id)).toMatchObject({ balance: -2_000, currency: 'usd' })
  const { data } = await customers.listBalanceTransactions(id)
  expect(data.map(({ amount, metadata }) => [amount, metadata])).toEqual([
    [1_000, { invoice: 'in_1' }],
    [-3_000, {}],
  ])
})

test('refuses a balance of nobody, of another currency and by parameters that it does not know', async () => {
  const { customers } = fixture.stripe
  const { id } = await customers.create({})
  await customers.createBalanceTransaction(id, { amount: -3_000, currency: 'usd' })
  const refusals: [string, object][] = [
    ['cus_nobody', { amount: 1, currency: 'usd' }],
    [id, { amount: 1, currency: 'eur' }],
    [id, { amount: 1, currency: 'usd', due: 1 }],
  ]
  for (const [customer, given] of refusals)
    expect(
      await errorOf(customers.createBalanceTransaction(customer, { amount: 1, currency: 'usd', ...given })),
    ).toMatchObject({ type: 'StripeInvalidRequestError' })
  expect(await customers.retrieve(id)).toMatchObject({ balance: -3_000 })
})
