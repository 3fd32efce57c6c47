import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

/** A subscription for 15 dollars a month, and what becomes of it when another price is chosen. */
async function bought() {
  const { customer, subscription } = await fixture.buy()
  const { items } = await fixture.stripe.subscriptions.retrieve(subscription)
  const id = items.data[0]?.id ?? ''
  const itemsAt = async (unit_amount: number) => {
    const { id: product } = await fixture.stripe.products.create({ name: 'Another' })
    const recurring = { interval: 'month' as const }
    const price = await fixture.stripe.prices.create({ product, currency: 'usd', unit_amount, recurring })
    return [{ id, price: price.id }]
  }
  const proration_behavior = 'always_invoice' as const
  return {
    customer,
    preview: async (amount: number) =>
      fixture.stripe.invoices.createPreview({
        subscription,
        subscription_details: { items: await itemsAt(amount), proration_behavior },
      }),
    move: async (amount: number) => {
      const items = await itemsAt(amount)
      const expand = ['latest_invoice']
      return fixture.stripe.subscriptions.update(subscription, { items, proration_behavior, expand })
    },
  }
}

const balanceOf = async (customer: string) => {
  const found = await fixture.stripe.customers.retrieve(customer)
  return found.deleted ? null : found.balance
}

test('a preview takes the credit off what is due, and uses none of it', async () => {
  const { customer, preview, move } = await bought()
  await move(1_000)
  expect(await preview(4_500)).toMatchObject({
    total: 3_500,
    starting_balance: -500,
    amount_due: 3_000,
    ending_balance: null,
  })
  expect(await preview(1_200)).toMatchObject({ total: 200, starting_balance: -500, amount_due: 0 })
  expect(await balanceOf(customer)).toBe(-500)
  expect((await move(4_500)).latest_invoice).toMatchObject({
    total: 3_500,
    starting_balance: -500,
    amount_paid: 3_000,
    ending_balance: 0,
  })
})

test('what is too little to be charged is owed on the balance, and charged with the next invoice', async () => {
  const { customer, preview, move } = await bought()
  expect(await preview(1_549)).toMatchObject({ total: 49, starting_balance: 0, amount_due: 0 })
  expect((await move(1_549)).latest_invoice).toMatchObject({ status: 'paid', ending_balance: 49 })
  expect(await balanceOf(customer)).toBe(49)
  expect(await preview(2_549)).toMatchObject({ total: 1_000, starting_balance: 49, amount_due: 1_049 })
})
