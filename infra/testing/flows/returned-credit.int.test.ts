import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, untilSession, untilSettled } from './people.ts'
import { changeTier, firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, dispute, closeDispute, untilEnded } = stripeOf(() => system)

async function balanceOf(customer: string): Promise<number | undefined> {
  const found = await stripe.customers.retrieve(customer)
  return found.deleted ? undefined : found.balance
}

async function toCheapest(browser: HttpClient, subscriptionId: string) {
  // So that the price is there.
  await browser.post('/api/subscription/plan-preview', { tierId: 'basic' })
  await changeTier(stripe, subscriptionId, 19_900)
}

/** Somebody who has paid for this tier, and has what the cheapest costs less as a credit. */
async function downgraded(tier: string) {
  const person = await arriveAt(system)
  const bought = await buyerOf(system, person, person.browser).buy(tier)
  await untilSettled(system)
  const paymentIntentId = await firstPayment(stripe, bought.customerId)
  await toCheapest(person.browser, bought.subscriptionId)
  await untilSettled(system)
  return { ...person, ...bought, paymentIntentId }
}

it('a full refund takes back the credit that a cheaper plan has left, in whatever parts it comes', async () => {
  const { browser, customerId, subscriptionId, paymentIntentId } = await downgraded('pro')
  await refund(paymentIntentId, 10_000)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(-30_000)
  await refund(paymentIntentId)
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(0)
  expect((await browser.post('/api/pay-with-credit', { tierId: 'basic' })).status).toBe(409)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'canceled' })
})

it('a lost dispute that ends a membership takes the credit back as well', async () => {
  const { browser, customerId, subscriptionId, paymentIntentId } = await downgraded('enterprise')
  await dispute(paymentIntentId)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(-80_000)
  await closeDispute(paymentIntentId, 'lost')
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(0)
  expect((await browser.post('/api/pay-with-credit', { tierId: 'pro' })).status).toBe(409)
})

it('what a refund takes back leaves the credit that somebody has for other reasons', async () => {
  const { customerId, subscriptionId, paymentIntentId } = await downgraded('pro')
  await stripe.customers.createBalanceTransaction(customerId, { amount: -5_000, currency: 'usd' })
  await refund(paymentIntentId)
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(-5_000)
})

it('a refund of what was paid for a subscription that has ended already takes the credit back', async () => {
  const { browser, customerId, subscriptionId, paymentIntentId } = await downgraded('pro')
  await stripe.subscriptions.cancel(subscriptionId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await refund(paymentIntentId)
  await untilSettled(system)
  expect(await balanceOf(customerId)).toBe(0)
})
