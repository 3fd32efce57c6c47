import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventsAbout } from '../journal.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import {
  buyerOf,
  sessionOf,
  somebody,
  untilMailSaying,
  untilMails,
  untilSession,
  untilSettled,
} from './people.ts'
import { changeTier, firstPayment, stripeAccount } from './stripe-account.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

/** Somebody whose year is paid, and everything about it acted on. */
async function member() {
  const { buy, browser } = buyerOf(system, somebody())
  const { subscriptionId, customerId } = await buy('pro')
  const { id } = await sessionOf(browser)
  await untilSettled(system)
  return { id, browser, subscriptionId, customerId }
}

it('a full refund ends the membership there and here', async () => {
  const { browser, id, subscriptionId, customerId } = await member()
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/refund', { paymentIntentId, amount: 100 })
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
  await system.sandbox.post('/control/stripe/refund', { paymentIntentId })
  await untilSession(browser, { membershipStatus: 'canceled' })
  const ended = async () => (await stripe.subscriptions.retrieve(subscriptionId)).status === 'canceled'
  await until(ended, { within: 20_000, what: 'the subscription to end at the provider' })
  await untilSettled(system)
  const told = await eventsAbout(system.system, id)
  expect(told.filter((type) => type === 'membership.payment-refunded')).toHaveLength(1)
  expect(told.filter((type) => type === 'membership.access-lost')).toHaveLength(1)
})

it('a dispute is told to staff, and access stays', async () => {
  const { browser, customerId } = await member()
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/dispute', { paymentIntentId })
  const [mail] = await untilMails(system, 'support@meridian.example', 1)
  expect(mail?.subject).toContain('disputed')
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
})

it('a dispute that is lost ends the membership there and here, though nothing was refunded', async () => {
  const { browser, id, subscriptionId, customerId } = await member()
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/dispute', { paymentIntentId })
  await untilSettled(system)
  await system.sandbox.post('/control/stripe/close-dispute', { paymentIntentId, outcome: 'lost' })
  await untilSession(browser, { membershipStatus: 'canceled' })
  const ended = async () => (await stripe.subscriptions.retrieve(subscriptionId)).status === 'canceled'
  await until(ended, { within: 20_000, what: 'the subscription to end at the provider' })
  await untilSettled(system)
  const told = await eventsAbout(system.system, id)
  for (const type of ['payment-disputed', 'payment-refunded', 'access-lost'])
    expect(told.filter((one) => one === `membership.${type}`)).toHaveLength(1)
})

it('a dispute that is won leaves the membership as it was', async () => {
  const { browser, id, subscriptionId, customerId } = await member()
  const paymentIntentId = await firstPayment(stripe, customerId)
  await system.sandbox.post('/control/stripe/dispute', { paymentIntentId })
  await system.sandbox.post('/control/stripe/close-dispute', { paymentIntentId, outcome: 'won' })
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
  expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({ status: 'active' })
  expect(await eventsAbout(system.system, id)).not.toContain('membership.access-lost')
})

it('a dispute of an upgrade is told to staff, and so is its loss, which leaves the membership to them', async () => {
  const { browser, id, subscriptionId, customerId } = await member()
  await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
  await changeTier(stripe, subscriptionId, 99_900)
  await untilSettled(system)
  const { data } = await stripe.invoices.list({ subscription: subscriptionId })
  const invoiceId = data.find((invoice) => invoice.billing_reason === 'subscription_update')?.id ?? ''
  const [upgrade] = (await stripe.paymentIntents.list({ customer: customerId })).data
  const paymentIntentId = upgrade?.id ?? ''
  await system.sandbox.post('/control/stripe/dispute', { paymentIntentId })
  await untilMailSaying(system, 'support@meridian.example', `disputes the payment of invoice ${invoiceId}`)
  await system.sandbox.post('/control/stripe/close-dispute', { paymentIntentId, outcome: 'lost' })
  await untilMailSaying(system, 'support@meridian.example', `lost the dispute of invoice ${invoiceId}`)
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({
    membershipStatus: 'active',
    membershipTier: 'enterprise',
  })
  const told = await eventsAbout(system.system, id)
  for (const type of ['payment-disputed', 'dispute-lost'])
    expect(told.filter((one) => one === `membership.${type}`)).toHaveLength(1)
})
