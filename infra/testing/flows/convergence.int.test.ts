import { afterAll, beforeAll, expect, it } from 'vitest'
import { effectsOf } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilMails, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

async function buyElsewhere(metadata: Record<string, string>): Promise<string> {
  const customer = await stripe.customers.create({ name: 'Somebody of another shop' })
  const product = await stripe.products.create({ name: 'Something else' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'year' },
    metadata,
  })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const { status } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card.id,
  })
  return status
}

it.each([
  ['for something else', {}],
  ['at a price that looks like ours', { meridian_tier: 'pro' }],
])('a customer whom nobody knows here, who pays %s, is granted nothing', async (_, metadata) => {
  const before = await effectsOf(system.system)
  expect(await buyElsewhere(metadata)).toBe('active')
  await untilSettled(system)
  expect(await effectsOf(system.system)).toEqual(before)
})

it('a payment is not lost, though its subscription ended before we heard of either', async () => {
  const person = somebody()
  const buyer = buyerOf(system, person)
  const setup = await buyer.choose('basic')
  await system.stopWorkers()
  await buyer.pay(setup)
  await stripe.subscriptions.cancel(setup.subscriptionId)
  await system.startWorkers()
  await untilSettled(system)
  await untilMails(system, person.email, 2)
  const [row] = await system.system.sql.rows({
    text: `select m.status, count(p.*)::int as payments from memberships m
      join accounts a on a.id = m.account_id join membership_payments p on p.account_id = a.id
      where a.email = $1 group by m.status`,
    values: [person.email],
  })
  expect(row).toEqual({ status: 'canceled', payments: 1 })
})
