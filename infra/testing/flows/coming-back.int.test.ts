import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilSession, untilSettled } from './people.ts'
import { stripeAccount } from './stripe-account.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

/** Somebody who was a member and is none any more. */
async function former() {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await buyer.buy('basic')
  await untilSettled(system)
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
