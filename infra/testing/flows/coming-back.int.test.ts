import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilSession, untilSettled } from './people.ts'
import { changeTier, stripeAccount } from './stripe-account.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

/** Somebody who was a member and is none any more. */
async function former({ credited = false } = {}) {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await buyer.buy(credited ? 'enterprise' : 'basic')
  await untilSettled(system)
  // Most of what was paid for the dearest tier is kept as a credit.
  if (credited) await changeTier(stripe, subscriptionId, 19_900)
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(buyer.browser, { membershipStatus: 'canceled' })
  return { ...buyer, subscriptionId, customerId }
}

it('whose customer was kept buys as that customer', async () => {
  const { buy, browser, customerId } = await former()
  expect((await buy('pro')).customerId).toBe(customerId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

it('whose customer was deleted at the provider buys as a new one', async () => {
  const { buy, browser, customerId } = await former()
  await stripe.customers.del(customerId)
  await untilSettled(system)
  expect((await buy('pro')).customerId).not.toBe(customerId)
  await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
})

it('whose credit pays for it is a member without a card, once, and is told so', async () => {
  const { browser, customerId, subscriptionId } = await former({ credited: true })
  const buy = () => browser.post('/api/create-guest-subscription', { tierId: 'pro' })
  const answer = await buy()
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('credit')])
  const { id } = await untilSession(browser, { membershipStatus: 'active', membershipTier: 'pro' })
  expect((await buy()).status).toBe(409)
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' })
  expect(data.filter((one) => one.id !== subscriptionId)).toMatchObject([{ status: 'active' }])
  expect((await sessionOf(browser)).id).toBe(id)
})
