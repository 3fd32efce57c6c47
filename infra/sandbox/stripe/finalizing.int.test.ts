import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StripeFixture, startStripeFixture } from './testing/start-stripe-fixture.ts'

let fixture: StripeFixture
beforeAll(async () => {
  fixture = await startStripeFixture()
})
afterAll(() => fixture.stop())

/** What a renewal led to: the state, the end of the period, and the latest invoice. */
async function renew(subscriptionId: string, outcome?: 'paid') {
  await fixture.control('renew', { subscriptionId, ...(outcome && { outcome }) })
  const expand = ['latest_invoice']
  const { status, items, latest_invoice } = await fixture.stripe.subscriptions.retrieve(subscriptionId, {
    expand,
  })
  return { status, end: items.data[0]?.current_period_end ?? 0, invoice: latest_invoice }
}

/** A subscription that is taxed where its buyer is. */
async function buyTaxed() {
  const { customers, products, prices, subscriptions, paymentMethods } = fixture.stripe
  const { id: customer } = await customers.create({ tax: { ip_address: '127.0.0.1' } })
  const { id: default_payment_method } = await paymentMethods.attach('pm_card_visa', { customer })
  const { id: product } = await products.create({ name: 'Membership' })
  const recurring = { interval: 'month' } as const
  const { id: price } = await prices.create({ product, currency: 'usd', unit_amount: 1_500, recurring })
  const items = [{ price }]
  const automatic_tax = { enabled: true }
  const { id, ...begun } = await subscriptions.create({
    customer,
    items,
    default_payment_method,
    automatic_tax,
  })
  return {
    subscription: id,
    end: begun.items.data[0]?.current_period_end ?? 0,
    moveTo: (ip_address: string) => customers.update(customer, { tax: { ip_address } }),
  }
}

test('leaves a renewal a draft while nobody can tell where its tax is owed, though the period begins', async () => {
  const { subscription, end, moveTo } = await buyTaxed()
  await moveTo('192.0.2.1')
  for (const outcome of [undefined, 'paid'] as const) {
    const renewed = await renew(subscription, outcome)
    expect(renewed).toMatchObject({ status: 'active', invoice: { status: 'draft' } })
    expect(renewed.end).toBeGreaterThan(end)
  }
  const { data: told } = await fixture.stripe.events.list({ type: 'invoice.finalization_failed' })
  expect(told[0]?.data.object).toMatchObject({
    automatic_tax: { status: 'requires_location_inputs' },
    last_finalization_error: { code: 'customer_tax_location_invalid' },
  })
  await moveTo('203.0.113.1')
  expect(await renew(subscription)).toMatchObject({ status: 'active', invoice: { status: 'paid' } })
  const { data } = await fixture.stripe.invoices.list({ subscription })
  expect(data.map(({ amount_paid: paid }) => paid)).toEqual([1_785, 1_500])
})
