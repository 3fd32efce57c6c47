import { afterAll, beforeAll, expect, it } from 'vitest'
import { timesTold } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { SUPPORT, sessionOf, untilMailSaying, untilMails, untilSession, untilSettled } from './people.ts'
import { changeTier, firstPayment, stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, refund, dispute, closeDispute, untilEnded, statusOf } = stripeOf(() => system)

/** Somebody whose year is paid, and everything about it acted on. */
async function member() {
  const bought = await newMember(system)
  await untilSettled(system)
  return { ...bought, paymentIntentId: await firstPayment(stripe, bought.customerId) }
}

it('a full refund ends the membership there and here', async () => {
  const { browser, id, subscriptionId, paymentIntentId } = await member()
  await refund(paymentIntentId, 100)
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
  await refund(paymentIntentId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilEnded(subscriptionId)
  await untilSettled(system)
  for (const type of ['membership.payment-refunded', 'membership.access-lost'] as const)
    expect(await timesTold(system.system, id, type)).toBe(1)
})

it('a dispute is told to staff, and access stays', async () => {
  const { browser, paymentIntentId } = await member()
  await dispute(paymentIntentId)
  const [mail] = await untilMails(system, SUPPORT, 1)
  expect(mail?.subject).toContain('disputed')
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
})

it('a dispute that is lost ends the membership there and here, though nothing was refunded', async () => {
  const { browser, id, subscriptionId, paymentIntentId } = await member()
  await dispute(paymentIntentId)
  await untilSettled(system)
  await closeDispute(paymentIntentId, 'lost')
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilEnded(subscriptionId)
  await untilSettled(system)
  for (const type of ['payment-disputed', 'payment-refunded', 'access-lost'] as const)
    expect(await timesTold(system.system, id, `membership.${type}`)).toBe(1)
})

it('a dispute that is won leaves the membership as it was', async () => {
  const { browser, id, subscriptionId, paymentIntentId } = await member()
  await dispute(paymentIntentId)
  await closeDispute(paymentIntentId, 'won')
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ membershipStatus: 'active' })
  expect(await statusOf(subscriptionId)).toBe('active')
  expect(await timesTold(system.system, id, 'membership.access-lost')).toBe(0)
})

/** A member who has paid for a dearer plan as well, and the payment of that. */
async function upgradedMember() {
  const bought = await member()
  const { browser, subscriptionId, customerId: customer } = bought
  await browser.post('/api/subscription/plan-preview', { tierId: 'enterprise' })
  await changeTier(stripe, subscriptionId, 99_900)
  await untilSettled(system)
  const [upgrade] = (await stripe.paymentIntents.list({ customer })).data
  return { ...bought, upgradeIntentId: upgrade?.id ?? '' }
}

it('a refund of the year ends nothing while an upgrade of it stays paid, and everything once that went back too', async () => {
  const { browser, id, subscriptionId, paymentIntentId, upgradeIntentId } = await upgradedMember()
  await refund(paymentIntentId)
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({
    membershipStatus: 'active',
    membershipTier: 'enterprise',
  })
  expect(await statusOf(subscriptionId)).toBe('active')
  await refund(upgradeIntentId)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await timesTold(system.system, id, 'membership.payment-refunded')).toBe(1)
})

it('a dispute of the year that is lost ends it, though an upgrade of it stays paid', async () => {
  const { browser, id, subscriptionId, paymentIntentId } = await upgradedMember()
  await dispute(paymentIntentId)
  await closeDispute(paymentIntentId, 'lost')
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilEnded(subscriptionId)
  await untilSettled(system)
  expect(await timesTold(system.system, id, 'membership.access-lost')).toBe(1)
})

it('a dispute of an upgrade is told to staff, and so is its loss, which leaves the membership to them', async () => {
  const { browser, id, subscriptionId, upgradeIntentId } = await upgradedMember()
  const { data } = await stripe.invoices.list({ subscription: subscriptionId })
  const invoiceId = data.find((invoice) => invoice.billing_reason === 'subscription_update')?.id ?? ''
  await dispute(upgradeIntentId)
  await untilMailSaying(system, SUPPORT, `disputes the payment of invoice ${invoiceId}`)
  await closeDispute(upgradeIntentId, 'lost')
  await untilMailSaying(system, SUPPORT, `lost the dispute about invoice ${invoiceId}`)
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({
    membershipStatus: 'active',
    membershipTier: 'enterprise',
  })
  for (const type of ['payment-disputed', 'dispute-lost'] as const)
    expect(await timesTold(system.system, id, `membership.${type}`)).toBe(1)
})
