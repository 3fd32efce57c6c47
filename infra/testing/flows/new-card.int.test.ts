import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember, ownSubscription } from './buyers.ts'
import { untilSession, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe, renew, giveUp, statusOf } = stripeOf(() => system)

const secondNow = () => Math.floor(Date.now() / 1_000)

/**
 * What the provider's own pages do with a card that a member enters there. Returns its id. The provider tells the age of
 * cards in seconds, so this one is made in a later second than those before.
 */
async function choose(customer: string, card: string): Promise<string> {
  const before = secondNow()
  await until(() => secondNow() > before, { what: 'the next second' })
  const { id } = await stripe.paymentMethods.attach(card, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  return id
}

/** The last digits of each card that was charged, with how that ended, the newest first. */
async function chargesOf(customer: string): Promise<string[]> {
  const { data } = await stripe.charges.list({ customer })
  return data.map(({ payment_method_details: by, status }) => `${by?.card?.last4} ${status}`)
}

async function attemptsAt(subscription: string): Promise<number | undefined> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open' })
  return data[0]?.attempt_count
}

it('charges the card that a member has chosen since, and shows it at once', async () => {
  const { browser, customerId, subscriptionId } = await newMember(system)
  await choose(customerId, 'pm_card_mastercard')
  expect((await ownSubscription(browser)).card).toMatchObject({ brand: 'mastercard', lastFour: '4444' })
  await untilSettled(system)
  await renew(subscriptionId)
  expect(await chargesOf(customerId)).toEqual(['4444 succeeded', '4242 succeeded'])
})

it('pays with the new card what is due, and everything comes back', async () => {
  const { browser, customerId, subscriptionId } = await newMember(system)
  for (let failures = 1; failures <= 3; failures += 1) {
    await renew(subscriptionId, 'failed')
    await untilSession(browser, { paymentFailureCount: failures })
  }
  await choose(customerId, 'pm_card_mastercard')
  await untilSession(browser, { membershipStatus: 'active', paymentFailureCount: 0 })
  expect((await chargesOf(customerId))[0]).toBe('4444 succeeded')
  expect(await statusOf(subscriptionId)).toBe('active')
})

it('pays with the new card what was written off as well, but no earlier year than the last', async () => {
  const { browser, customerId, subscriptionId } = await newMember(system)
  await renew(subscriptionId, 'failed')
  await giveUp(subscriptionId, 'uncollectible')
  await renew(subscriptionId, 'failed')
  await giveUp(subscriptionId, 'uncollectible')
  await untilSession(browser, { membershipStatus: 'payment_failed' })
  await untilSettled(system)
  await choose(customerId, 'pm_card_mastercard')
  await untilSession(browser, { membershipStatus: 'active', paymentFailureCount: 0 })
  await untilSettled(system)
  expect((await chargesOf(customerId)).filter((charge) => charge.startsWith('4444'))).toEqual([
    '4444 succeeded',
  ])
})

it('tries a new card once, which counts as no failure, and goes on with that card', async () => {
  const { browser, customerId, subscriptionId } = await newMember(system)
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { paymentFailureCount: 1 })
  await choose(customerId, 'pm_card_chargeCustomerFail')
  await untilSettled(system)
  expect((await chargesOf(customerId)).filter((charge) => charge.startsWith('0341'))).toEqual(['0341 failed'])
  expect(await attemptsAt(subscriptionId)).toBe(1)
  await untilSession(browser, { membershipStatus: 'payment_failed', paymentFailureCount: 1 })
  await renew(subscriptionId)
  expect((await chargesOf(customerId))[0]).toBe('0341 failed')
})

it('leaves it to the owner where the bank wants to hear from them', async () => {
  const { browser, customerId, subscriptionId } = await newMember(system)
  await renew(subscriptionId, 'failed')
  await untilSession(browser, { paymentFailureCount: 1 })
  await choose(customerId, 'pm_card_authenticationRequired')
  await untilSettled(system)
  expect(await ownSubscription(browser)).toMatchObject({
    card: { lastFour: '3184' },
    openInvoice: { needsAuthentication: true },
  })
})

it('does not go back to a card that was chosen before the one that paid', async () => {
  const { browser, email, customerId, subscriptionId } = await newMember(system)
  await choose(customerId, 'pm_card_mastercard')
  await untilSettled(system)
  const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId })
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: id })
  await stripe.customers.update(customerId, { email: `another.${email}` })
  await untilSettled(system)
  await renew(subscriptionId)
  expect((await chargesOf(customerId))[0]).toBe('4242 succeeded')
  expect((await ownSubscription(browser)).card).toMatchObject({ lastFour: '4242' })
})
